import type { GermanPhotoId } from '../photos.ts'
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
  image: GermanPhotoId
  /** What the photo shows, in German for readers of every language. */
  alt: string
  category: Exclude<CatalogueCategory, 'Alle'>
  rating: number
  clients: string
  /** What a client sees first. */
  firstResult: string
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
      'Produktbeschreibungen, Angebote, Newsletter und Antwortmails in Ihrem Ton. Wir richten den Ablauf ein, Ihr Team gibt frei. Erste Entwürfe sehen Sie am achten Arbeitstag.',
    image: 'photo-1517842645767-c639042777db',
    alt: 'Füllfederhalter auf einem aufgeschlagenen Notizbuch',
    category: 'Text Generation',
    rating: 4.9,
    clients: '200+',
    firstResult: 'erste Entwürfe',
    features: [
      'Stilleitfaden aus 200 Ihrer besten Texte',
      'Zwei Textarten, bis zu 1.500 Entwürfe im Monat',
      'Abgleich jeder Angabe mit Artikelstamm und Preisliste',
      'Entwürfe direkt in Outlook, Gmail oder Ihrem Redaktionssystem',
      'Deutsch und Englisch aus demselben Briefing',
      'Monatsbericht: übernommen, geändert, verworfen',
    ],
    results: [
      'Routine-Mails in weniger als einer Minute statt in drei',
      '640 Produktbeschreibungen in 9 Arbeitstagen redigiert',
      'Angebote am selben Tag statt nach drei Tagen',
      'Im Probelauf mindestens 40 von 50 Entwürfen brauchbar',
    ],
    benefits: [
      'Neue Artikel sind am Tag der Anlieferung beschrieben',
      'Ein einheitlicher Ton, auch wenn fünf Leute schreiben',
      'Ihr Team prüft und kürzt, statt bei null anzufangen',
    ],
    challenges: [
      'Wo Daten fehlen, erfindet KI gern etwas; solche Entwürfe halten wir zurück',
      'Im ersten Monat kostet die Abstimmung rund fünf Stunden je Woche',
      'Vertragstexte und Sicherheitshinweise bleiben Handarbeit',
    ],
  },
  {
    service: 'image-creation',
    name: 'Visual Content Engine',
    description:
      'Wohnszenen, Kampagnenmotive und Farbvarianten nach Ihren Gestaltungsregeln, erstellt aus Fotos Ihrer echten Produkte. Sie erhalten fertig zugeschnittene Dateien für Shop, Anzeige und Druck.',
    image: 'photo-1620641788421-7a1c342ea42e',
    alt: 'Abstrakte Farbwellen in Violett und Pink',
    category: 'Image Generation',
    rating: 4.8,
    clients: '150+',
    firstResult: 'zehn Bilder',
    features: [
      '60 fertige Bilder im Monat, 15 pro Woche',
      'Ihr Bildstil, einmal auf einer Seite festgelegt',
      'Freisteller und neue Hintergründe für Katalogware',
      'Zuschnitte für Shop, Anzeige, Messewand und Katalog',
      'Prüfung auf fremde Marken und erkennbare Personen',
      'Kennzeichnung KI-erzeugter Bilder in den Metadaten',
    ],
    results: [
      'Kosten je Wohnszene von 410 auf 70 Euro gesenkt',
      '130 Wohnszenen für den Herbstkatalog, nur neun davon gebaut',
      'Elf statt vier Saisonkampagnen im Jahr',
      'Die ersten zehn Bilder nach neun Arbeitstagen',
    ],
    benefits: [
      'Kein neuer Studiotermin für jede Farbvariante',
      'Wechselt die Saison, wechseln die Hintergründe mit',
      'Motiv, Lizenz und Freigabe liegen an einem Ort',
    ],
    challenges: [
      'Stoff, Holz und Schmuck brauchen sehr gute Fotos als Vorlage',
      'Hände, Schrift und kleine Bauteile bessern wir von Hand nach',
      'Reine KI-Bilder sind urheberrechtlich kaum geschützt',
    ],
  },
  {
    service: 'video-generation',
    name: 'Video-Produktion 2.0',
    description:
      'Erklärfilme, Produktclips und Unterweisungen mit KI-Szenen, Sprecherstimme und Untertiteln. Vom freigegebenen Drehbuch bis zum fertigen Film dauert es zehn Arbeitstage.',
    image: 'photo-1574717024653-61fd2cf4d44d',
    alt: 'Zeitleiste eines Schnittprogramms mit farbigen Clips',
    category: 'Video Generation',
    rating: 4.7,
    clients: '80+',
    firstResult: 'fertiger Film',
    features: [
      'Vier Filme bis 90 Sekunden im Monat',
      'Drehbuch und Rohschnitt, von Ihnen freigegeben',
      'Sprecherstimme in zwei Sprachen',
      'Untertitel, von einem Menschen gegengelesen',
      'Quer- und Hochformat aus einem Schnitt',
      'Austausch einzelner Szenen, wenn sich das Produkt ändert',
    ],
    results: [
      '41 % weniger Anrufe bei Möbeln mit Aufbaufilm',
      'Zwei Tage weniger Einarbeitung an der Maschine',
      'Weitere Sprachfassung in zwei Arbeitstagen',
      'Betrugswarnungen einer Bank: 6.200 Aufrufe statt 400 Downloads',
    ],
    benefits: [
      'Neue im Team sehen jeden Handgriff, bevor sie anfangen',
      'Eine geänderte Szene ist am nächsten Werktag getauscht',
      'Jeder Film hat Untertitel und funktioniert auch ohne Ton',
    ],
    challenges: [
      'Künstliche Menschen wirken bei ernsten Themen schnell unglaubwürdig',
      'Nach dem Schnitt wird jede Änderung am Drehbuch teuer',
      'Nahaufnahmen Ihrer Ware drehen wir weiter mit der Kamera',
    ],
  },
  {
    service: 'ai-development',
    name: 'Business-Automatisierung',
    description:
      'Anfragen zuordnen, Belege erfassen, Berichte erstellen: Wir verbinden Posteingang, ERP und CRM. Testergebnis nach zwei Wochen, Probelauf spätestens ab Tag 30, produktiv nach acht bis zwölf Wochen.',
    image: 'photo-1487058792275-0ad4aaf24ca7',
    alt: 'Farbiger Programmcode auf einem Computerbildschirm',
    category: 'Development',
    rating: 4.9,
    clients: '100+',
    firstResult: 'Testergebnis',
    features: [
      'Zwei Tage Ablaufanalyse mit den Leuten, die die Arbeit machen',
      'Test an 200 Ihrer abgeschlossenen Fälle',
      'Anbindung an DATEV, SAP, Microsoft 365 oder eigene Software',
      'Freigabe durch einen Menschen vor jeder Zahlung und jeder Zusage',
      'Protokoll aller Schritte, lesbar für die Revision',
      'Handbuch und Einweisung für zwei Zuständige',
    ],
    results: [
      'Die meisten Eingangsrechnungen in 2 statt 11 Minuten gebucht',
      '7 von 10 Anfragen sofort beim richtigen Team',
      '78 % der Transportaufträge ohne Abtippen erfasst',
      'Konfliktprüfung einer Kanzlei in 4 statt 50 Minuten',
    ],
    benefits: [
      'Urlaub und Krankheit halten keinen Beleg mehr auf',
      'Nach der Übergabe kann Ihre IT den Ablauf selbst ändern',
      'Ausnahmen fallen auf, statt im Posteingang zu verschwinden',
    ],
    challenges: [
      'Altsysteme ohne Schnittstelle kosten drei bis sechs Wochen extra',
      'Offene Zuständigkeiten müssen Sie vor dem Start klären',
      'Etwa jeder fünfte Fall bleibt bei einem Menschen',
    ],
  },
  {
    service: 'voice-synthesis',
    name: 'Voice & Audio AI',
    description:
      'Telefonansagen, vertonte Kurse und Vorlesefunktionen in den Sprachen Ihrer Kundschaft. Wir arbeiten mit lizenzierten Stimmen; Ihre eigene bilden wir nur mit schriftlicher Einwilligung nach.',
    image: 'photo-1590602847861-f357a9332bbc',
    alt: 'Schwarzes Mikrofon an einem Schwenkarm',
    category: 'Voice Synthesis',
    rating: 4.8,
    clients: '120+',
    firstResult: 'Telefonmenü',
    features: [
      'Eigene Stimme aus zwei Stunden Aufnahme, mit Sprechervertrag',
      'Zwei Sprachen und bis zu 20 Stunden Ton',
      'Ausspracheliste für Produkt- und Eigennamen',
      'Anschluss an 3CX, Teams oder Genesys',
      'Hinweis „KI-Stimme“ überall, wo das Gesetz ihn verlangt',
    ],
    results: [
      'Neue Telefonansage in 10 Minuten statt in 9 Tagen',
      '24 Tutorials in zwei Sprachen aktuell, vorher 9',
      'Abbrüche im spanischen Telefonmenü von 21 auf 6 % gesunken',
      'Telefonmenü nach sechs Arbeitstagen umgestellt',
    ],
    benefits: [
      'Störungen und Feiertage sagen Sie noch am selben Tag an',
      'Eine Stimme von der Hotline bis zum Kurs',
      'Für einen geänderten Satz muss niemand ins Studio',
    ],
    challenges: [
      'Schwierige Namen brauchen meist zwei Korrekturrunden',
      'Trost und Ironie klingen aus der Maschine selten echt',
      'Eine geklonte Stimme setzt Vertrag und Einwilligung voraus',
    ],
  },
  {
    service: 'music-production',
    name: 'Music & Sound Design',
    description:
      'Musik für Filme, Läden, Messestände und Warteschleifen, dazu Audiologos. Mit KI entworfen, von Hand ausgearbeitet und mit Rechtenachweis geliefert.',
    image: 'photo-1618609378039-b572f64c5b42',
    alt: 'Mischpult mit hell leuchtenden Tasten vor dunklem Hintergrund',
    category: 'Music Production',
    rating: 4.6,
    clients: '90+',
    firstResult: 'drei Skizzen',
    features: [
      'Hörtermin zu Marke und Einsatzort',
      'Drei Skizzen nach fünf Arbeitstagen',
      'Vier fertige Titel im Monat',
      'Fassungen mit 6, 15, 30 und 90 Sekunden, dazu Einzelspuren',
      'Mischung und Mastering durch eine Tonmeisterin',
      'Rechtenachweis zu jedem Titel, GEMA-Frage vorab geklärt',
    ],
    results: [
      'Musikbudget je Film von 2.400 auf 900 Euro gesenkt',
      'Eine Beschwerde über Hotelmusik im Monat, früher sieben',
      'Ein Thema für 46 Kurse, alle Rechte geklärt',
      'Erster fertiger Titel nach zwölf Arbeitstagen',
    ],
    benefits: [
      'Sie wissen bei jedem Titel, wo er laufen darf',
      'Die Musik passt bildgenau zum Schnitt',
      'Morgens klingt die Lobby anders als am Abend',
    ],
    challenges: [
      'Geschmäcker sind verschieden: Planen Sie zwei bis drei Runden ein',
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
