import type { PhotoId } from '../photos.ts'
import { cataloguePrice } from '../price.ts'
import { services, type ServiceSlug } from '../services.ts'
import { cataloguePage } from './catalogue-page.ts'

/** The filter of the catalogue: "Alle" shows every card. */
export const catalogueCategories = [
  'Alle',
  'Text Generation',
  'Image Generation',
  'Video Generation',
  'Development',
  'Voice Synthesis',
  'Music Production',
] as const

type CatalogueCategory = (typeof catalogueCategories)[number]

interface CardTexts {
  service: ServiceSlug
  name: string
  description: string
  image: PhotoId
  category: Exclude<CatalogueCategory, 'Alle'>
  rating: number
  clients: string
  features: readonly string[]
  results: readonly string[]
  benefits: readonly string[]
  challenges: readonly string[]
}

/** A card of the German service catalogue. It links to the page of its service. */
export type CatalogueCard = CardTexts & { pricing: string }

/** The six cards in display order. The page shows the first 3 results, 2 benefits and 2 challenges of each. */
const cards: readonly CardTexts[] = [
  {
    service: 'text-generation',
    name: 'Content-Automatisierung',
    description:
      'Produkttexte, Angebote, Newsletter und Antwortmails in Ihrem Ton. Wir richten den Ablauf ein, Ihre Redaktion gibt frei. Die ersten Texte liegen nach zwei Wochen vor.',
    image: 'photo-1517842645767-c639042777db',
    category: 'Text Generation',
    rating: 4.9,
    clients: '200+',
    features: [
      'Stilregeln und Wortliste aus 50 Ihrer besten Texte',
      'Vorlagen für Produkttext, Angebot, Newsletter und Antwortmail',
      'Abgleich jeder Angabe mit Artikelstamm und Preisliste',
      'Freigabe in Ihrem Redaktionssystem',
      'Deutsch und Englisch aus demselben Briefing',
      'Monatsbericht: Textmenge, Korrekturen, Abrufe',
    ],
    results: [
      'Produkttext in 9 statt 40 Minuten, Korrektur eingerechnet',
      '1.200 Artikelbeschreibungen in drei Wochen statt in acht Monaten',
      'Angebotsschreiben am selben Tag statt nach drei Tagen',
      'Zwei von drei Entwürfen gehen fast unverändert durch',
    ],
    benefits: [
      'Neue Artikel sind am Tag der Anlieferung beschrieben',
      'Ein Ton auf allen Kanälen, auch wenn fünf Leute schreiben',
      'Ihre Redaktion kürzt und prüft, statt bei null anzufangen',
    ],
    challenges: [
      'Lücken im Artikelstamm füllt die KI mit Erfundenem',
      'Im ersten Monat kostet die Abstimmung rund fünf Stunden je Woche',
      'Vertragstexte und Sicherheitshinweise bleiben Handarbeit',
    ],
  },
  {
    service: 'image-creation',
    name: 'Visual Content Engine',
    description:
      'Produktbilder, Anzeigenmotive und Illustrationen nach Ihren Gestaltungsregeln. Sie wählen aus Entwürfen; die Dateien kommen fertig beschnitten für Shop, Anzeige und Druck.',
    image: 'photo-1620641788421-7a1c342ea42e',
    category: 'Image Generation',
    rating: 4.8,
    clients: '150+',
    features: [
      'Bildstil aus Ihrem Markenhandbuch, einmal festgelegt',
      'Freisteller und neue Hintergründe für Katalogware',
      'Zuschnitte für Shop, Anzeige, Messewand und Katalog',
      'Prüfung auf fremde Marken und erkennbare Personen',
      'Kennzeichnung KI-erzeugter Bilder in den Metadaten',
    ],
    results: [
      'Bildkosten je Artikel von 38 auf 11 Euro gesenkt',
      '400 Motive für den Herbstkatalog in zwölf Tagen',
      '14 % mehr Klicks auf Möbel, die im Raum gezeigt werden',
      'Sechs Anzeigenmotive im Test statt einem',
    ],
    benefits: [
      'Kein neuer Studiotermin für jede Farbvariante',
      'Wechselt die Saison, wechseln die Hintergründe mit',
      'Eine Ablage, in der Motiv, Lizenz und Freigabe beisammen sind',
    ],
    challenges: [
      'Stoff, Holz und Schmuck brauchen echte Fotos als Vorlage',
      'Hände, Schrift und kleine Bauteile bessern wir von Hand nach',
      'Reine KI-Bilder sind urheberrechtlich kaum geschützt',
    ],
  },
  {
    service: 'video-generation',
    name: 'Video-Produktion 2.0',
    description:
      'Erklärfilme, Produktclips und Unterweisungen mit KI-Bildern, Sprecherstimme und Untertiteln. Vom freigegebenen Skript bis zum fertigen Film dauert es fünf bis zehn Werktage.',
    image: 'photo-1574717024653-61fd2cf4d44d',
    category: 'Video Generation',
    rating: 4.7,
    clients: '80+',
    features: [
      'Skript und Storyboard, von Ihnen freigegeben',
      'Sprecherstimme oder Avatar in zwei Sprachen',
      'Untertitel, von einem Menschen gegengelesen',
      'Quer- und Hochformat aus einem Schnitt',
      'Austausch einzelner Szenen, wenn sich das Produkt ändert',
    ],
    results: [
      'Unterweisungsfilm für 1.900 statt 7.500 Euro',
      'Weitere Sprachfassung in zwei Tagen statt in drei Wochen',
      '31 % weniger Rückfragen zur Montageanleitung',
      'Zwölf Produktclips pünktlich zur Messe',
    ],
    benefits: [
      'Niemand aus Ihrem Team muss vor die Kamera',
      'Eine geänderte Szene ist am nächsten Werktag getauscht',
      'Jeder Film hat Untertitel und läuft auch ohne Ton',
    ],
    challenges: [
      'Avatare wirken bei ernsten Themen schnell unglaubwürdig',
      'Nach dem Schnitt ist jede Skriptänderung teuer',
      'Nahaufnahmen Ihrer Ware drehen wir weiter mit der Kamera',
    ],
  },
  {
    service: 'ai-development',
    name: 'Business-Automatisierung',
    description:
      'Anfragen zuordnen, Belege erfassen, Berichte füllen: Wir verbinden Postfach, ERP und CRM. Ein Ablauf je Projekt, nach vier Wochen im Test, nach zehn im Betrieb.',
    image: 'photo-1487058792275-0ad4aaf24ca7',
    category: 'Development',
    rating: 4.9,
    clients: '100+',
    features: [
      'Zwei Tage Aufnahme mit denen, die den Ablauf täglich machen',
      'Anbindung an DATEV, SAP, Microsoft 365 oder eigene Software',
      'Probelauf mit echten Fällen aus dem letzten Quartal',
      'Freigabestufe vor jeder Zahlung und jeder Zusage',
      'Protokoll aller Schritte, lesbar für die Revision',
      'Handbuch und Einweisung für zwei Zuständige',
    ],
    results: [
      'Eingangsrechnung in 2 statt 11 Minuten gebucht',
      '7 von 10 Serviceanfragen sofort beim richtigen Team',
      '26 Stunden Tipparbeit je Woche weniger in der Auftragsannahme',
      'Wochenbericht montags um 7 Uhr, ohne Handgriff',
    ],
    benefits: [
      'Urlaub und Krankheit halten keinen Beleg mehr auf',
      'Nach der Übergabe kann Ihre IT den Ablauf selbst ändern',
      'Ausnahmen fallen auf, statt im Postfach zu verschwinden',
    ],
    challenges: [
      'Altsysteme ohne Schnittstelle kosten drei bis sechs Wochen extra',
      'Ungeklärte Zuständigkeiten müssen Sie vorher entscheiden',
      'Etwa jeder zehnte Fall bleibt bei einem Menschen',
    ],
  },
  {
    service: 'voice-synthesis',
    name: 'Voice & Audio AI',
    description:
      'Telefonansagen, vertonte Lernkurse, Diktat und Sprachassistenten. Wir arbeiten mit lizenzierten Stimmen; Ihre eigene bilden wir nur mit schriftlicher Einwilligung nach.',
    image: 'photo-1590602847861-f357a9332bbc',
    category: 'Voice Synthesis',
    rating: 4.8,
    clients: '120+',
    features: [
      'Hausstimme aus 30 Minuten Aufnahme, mit Sprechervertrag',
      'Aussprachelexikon für Produkt- und Eigennamen',
      'Ansagen für Ihre Telefonanlage in bis zu acht Sprachen',
      'Diktat und Gesprächsnotiz in Ihrem Fachwortschatz',
      'Hinweis „KI-Stimme“ überall, wo das Gesetz ihn verlangt',
    ],
    results: [
      'Neue Telefonansage in 20 Minuten statt in zwei Wochen',
      '38 % der Anrufe ohne Warteschleife beantwortet',
      '45 Minuten weniger Diktat und Korrektur je Sprechtag',
      'Lernkurs in vier Sprachen für ein Drittel der Studiokosten',
    ],
    benefits: [
      'Störungen und Feiertage sagen Sie noch am selben Tag an',
      'Eine Stimme von der Hotline bis zum Lernkurs',
      'Ein geänderter Satz braucht keinen Sprechertermin',
    ],
    challenges: [
      'Dialekt und Hallenlärm drücken die Erkennungsrate',
      'Trost und Ironie klingen aus der Maschine selten echt',
      'Wer Gespräche mitschneidet, braucht Einwilligung und Betriebsrat',
    ],
  },
  {
    service: 'music-production',
    name: 'Music & Sound Design',
    description:
      'Musik für Filme, Läden, Messestände und Warteschleifen, dazu Klanglogos und Geräusche. Mit KI entworfen, im Studio nachbearbeitet, mit geklärter Lizenz geliefert.',
    image: 'photo-1618609378039-b572f64c5b42',
    category: 'Music Production',
    rating: 4.6,
    clients: '90+',
    features: [
      'Klangvorgabe nach einem Gespräch über Marke und Einsatzort',
      'Drei Entwürfe in fünf Werktagen',
      'Fassungen mit 6, 15, 30 und 60 Sekunden, dazu Einzelspuren',
      'Mischung und Mastering durch eine Tonmeisterin',
      'Lizenzblatt zu jedem Stück, GEMA-Frage vorab geklärt',
    ],
    results: [
      'Filmmusik in vier Tagen statt in drei Wochen',
      'Musikkosten für zwölf Hotelhallen um 40 % gesenkt',
      'Ein Jahr lang kein Film wegen Musikrechten gesperrt',
      '22 % weniger Auflegen in der Warteschleife',
    ],
    benefits: [
      'Sie wissen bei jedem Stück, wo es laufen darf',
      'Die Musik endet auf das Bild genau, ohne Ausblenden',
      'Morgens klingt die Hotelhalle anders als am Abend',
    ],
    challenges: [
      'Über Geschmack wird gestritten: Planen Sie zwei Runden ein',
      'Deutscher Gesang klingt aus der KI noch künstlich',
      'Stücke „im Stil von“ bekannten Künstlern machen wir nicht',
    ],
  },
]

/** The German service catalogue: the six cards and the texts around them. */
export const catalogue = {
  ...cataloguePage,
  cards: cards.map((card): CatalogueCard => ({ ...card, pricing: cataloguePrice(services.find(card.service).price) })),
}
