import { heads, type DocumentHead } from './heads.ts'

/** The texts of the German service catalogue around its cards. */
interface CataloguePage extends DocumentHead {
  lead: string
  stats: readonly { value: string; label: string }[]
  reasons: {
    title: string
    items: readonly { title: string; text: string }[]
    guarantees: { title: string; items: readonly string[] }
  }
  closing: { title: string; text: string; action: string }
  labels: {
    details: string
    request: string
    results: string
    benefits: string
    challenges: string
    features: string
    clients: string
    /** Accessible name of the filter. */
    category: string
    /** Completes the text alternative of the stars: "4,9 von 5 Sternen". */
    ofFiveStars: string
  }
}

export const cataloguePage: CataloguePage = {
  ...heads.catalogue,
  lead: 'Sechs Services mit Einstiegspreis, gemessenen Ergebnissen und einer Rubrik, die in Katalogen meist fehlt: was daran schwierig ist. Monatspreise sind Abonnements, Entwicklung rechnen wir pro Projekt ab.',
  stats: [
    { value: '500+', label: 'Unternehmen, für die wir gearbeitet haben' },
    { value: '300%', label: 'durchschnittliche ROI-Steigerung innerhalb von 90 Tagen' },
    { value: '15+', label: 'Jahre Erfahrung mit Software und Daten' },
    { value: '1000+', label: 'geschulte Fachkräfte' },
    { value: '98%', label: 'Erfolgsquote: Projekte, die ihr Ziel erreicht haben' },
  ],
  reasons: {
    title: 'Warum wir: Woran Sie uns messen können',
    items: [
      {
        title: 'Gezählt wird vorher und nachher',
        text: 'Vor dem Start halten wir mit Ihnen fest, wie lange ein Angebot, ein Produkttext oder ein Anruf heute dauert. Nach 30 Tagen zählen wir noch einmal. Der Vergleich steht in einem Bericht von zwei Seiten.',
      },
      {
        title: 'Der Preis steht auf der Karte',
        text: 'Sie sehen den Einstiegspreis, bevor Sie mit uns sprechen. Nach dem ersten Gespräch bekommen Sie ein Angebot, in dem steht, was enthalten ist, was extra kostet und wie Sie kündigen.',
      },
      {
        title: 'Kein weiteres Programm auf dem Bildschirm',
        text: 'Die Entwürfe erscheinen dort, wo Ihre Leute ohnehin arbeiten: im Postfach, im Shopsystem, in der Warenwirtschaft. Fehlt eine Schnittstelle, sagen wir Ihnen vor dem Auftrag, was sie kostet.',
      },
      {
        title: 'Wir raten auch ab',
        text: 'Bei zwanzig Produkttexten im Jahr lohnt sich kein Abonnement. Dann zeigen wir Ihnen in einem Workshop, wie Sie es mit einem fertigen Werkzeug selbst erledigen, oder empfehlen Ihnen einen guten Texter.',
      },
    ],
    guarantees: {
      title: 'Sechs Garantien für jeden Service',
      items: [
        'Messbare Ergebnisse innerhalb von 30 Tagen',
        '24/7-Support',
        'Maßgeschneiderte Umsetzung',
        'Vollständige Integration in bestehende Systeme',
        'Kontinuierliche Optimierung',
        'Transparente Erfolgsmessung',
      ],
    },
  },
  closing: {
    title: 'In 30 Minuten wissen Sie, womit Sie anfangen',
    text: 'Bringen Sie eine Aufgabe mit, die jede Woche wiederkommt. Sie erfahren, welcher Service passt, was er kostet und wo es bei Ihnen haken kann. Wenn keiner passt, erfahren Sie das auch.',
    action: 'Kostenloses Strategiegespräch buchen',
  },
  labels: {
    details: 'Service Details',
    request: 'Jetzt anfragen',
    results: 'Ergebnisse',
    benefits: 'Vorteile',
    challenges: 'Herausforderungen',
    features: 'Enthalten',
    clients: 'Kunden',
    category: 'Kategorie',
    ofFiveStars: 'von 5 Sternen',
  },
}
