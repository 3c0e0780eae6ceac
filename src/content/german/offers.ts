import type { GermanPhotoId } from '../photos.ts'
import { offerPrice } from '../price.ts'
import { savings } from '../home/savings.ts'
import { clientResults, included, newAnnouncement } from '../services/service-figures.ts'
import { services, textPlan, type ServiceSlug } from '../services/services.ts'
import { invoices } from '../samples/topic-examples.ts'
import { offersPage } from './offers-page.ts'
import { number, written } from './german.ts'

interface CardTexts {
  service: ServiceSlug
  name: string
  description: string
  image: GermanPhotoId
  /** What the photo shows, in German for readers of every language. */
  alt: string
  /** A choice of the filter. */
  category: string
  /** Of clients, as long as there are any. */
  rating?: number
  clients?: string
  /** What a client sees first. */
  firstResult: string
  features: readonly string[]
  results: readonly string[]
  benefits: readonly string[]
  challenges: readonly string[]
}

/** A card of the German list of services. It links to the page of its service. */
export type OfferCard = CardTexts & { pricing: string }

const daysOf = (service: ServiceSlug) => number(services.find(service).workingDays)

/** The six cards in display order. The page shows the first 3 results, 2 benefits and 2 challenges of each. */
const cards: readonly CardTexts[] = [
  {
    service: 'text-generation',
    name: 'Content-Automatisierung',
    description: 'Produktbeschreibungen, Angebote und Antworten in Ihrem Ton.',
    image: 'photo-1517842645767-c639042777db',
    alt: 'Füllfederhalter auf einem aufgeschlagenen Notizbuch',
    category: 'Text Generation',
    rating: 4.9,
    clients: '200+',
    firstResult: 'erste Entwürfe',
    features: [
      `Stilleitfaden aus ${number(included.styleTexts)} Ihrer besten Texte`,
      `${textPlan.kinds} Textarten, bis zu ${number({ value: textPlan.drafts })} Entwürfe im Monat`,
      'Entwürfe direkt in Outlook, Gmail oder Ihrem Redaktionssystem',
    ],
    results: [
      `Routine-E-Mails in unter einer Minute geprüft, früher ${savings.find('inbox').minutes}\u00A0Minuten Arbeit`,
      `${number(clientResults.describedItems)} Produktbeschreibungen in ${number(clientResults.describedItemsDays)}\u00A0Arbeitstagen redigiert`,
      `Angebote am selben Tag; normal waren ${number(clientResults.textQuoteDaysBefore)}\u00A0Tage`,
      `Im Pilotprojekt mindestens ${number(included.usableDrafts)} von ${number(included.trialDrafts)} Entwürfen brauchbar`,
    ],
    benefits: [
      'Neue Artikel sind am Tag der Anlieferung beschrieben',
      'Ein einheitlicher Ton',
      'Entwürfe statt leerer Seiten',
    ],
    challenges: [
      'Wo Daten fehlen, halten wir den Entwurf zurück',
      'Im ersten Monat rund fünf Stunden Abstimmung pro Woche',
      'Vertragstexte und Sicherheitshinweise bleiben Handarbeit',
    ],
  },
  {
    service: 'image-creation',
    name: 'Visual Content Engine',
    description: 'Wohnszenen und Farbvarianten aus Fotos Ihrer Produkte.',
    image: 'photo-1620641788421-7a1c342ea42e',
    alt: 'Abstrakte Farbwellen in Violett und Pink',
    category: 'Image Generation',
    rating: 4.8,
    clients: '150+',
    firstResult: `${number(included.firstImages)} Bilder`,
    features: [
      `${number(included.monthlyImages)} fertige Bilder im Monat, ${number(included.weeklyImages)} pro Woche`,
      'Kennzeichnung KI-erzeugter Bilder',
    ],
    results: [
      `Kosten je Wohnszene von ${written(clientResults.roomScenePriceBefore)} auf ${written(clientResults.roomScenePrice)} gesenkt`,
      `${number(clientResults.roomScenes)} Wohnszenen für den Herbstkatalog, nur ${number(clientResults.builtRoomScenes)} davon gebaut`,
      `Von ${number(clientResults.seasonCampaignsBefore)} auf ${number(clientResults.seasonCampaigns)} Saisonkampagnen im Jahr`,
      `Die ersten ${number(included.firstImages)} Bilder nach ${daysOf('image-creation')}\u00A0Arbeitstagen`,
    ],
    benefits: [
      'Kein neuer Studiotermin für jede Farbvariante',
      'Neue Hintergründe zu jeder Saison',
      'Motiv, Lizenz und Freigabe liegen an einem Ort',
    ],
    challenges: [
      'Stoff, Holz und Schmuck brauchen sehr gute Fotos',
      'Hände und Schrift bessern wir von Hand nach',
      'Reine KI-Bilder sind urheberrechtlich kaum geschützt',
    ],
  },
  {
    service: 'video-generation',
    name: 'Video-Produktion 2.0',
    description: 'Erklärfilme, Produktclips und Unterweisungen mit KI-Szenen, Sprecherstimme und Untertiteln.',
    image: 'photo-1574717024653-61fd2cf4d44d',
    alt: 'Zeitleiste eines Schnittprogramms mit farbigen Clips',
    category: 'Video Generation',
    rating: 4.7,
    clients: '80+',
    firstResult: 'fertiger Film, ab freigegebenem Drehbuch',
    features: [
      `${number(included.monthlyVideos)} Filme bis ${number(included.videoSeconds)}\u00A0Sekunden im Monat`,
      `Sprecherstimme in ${number(included.videoLanguages)} Sprachen`,
      'Austausch einzelner Szenen, wenn sich das Produkt ändert',
    ],
    results: [
      `${written(clientResults.fewerFittingCalls)} weniger Anrufe zu Ersatzteilen mit Einbaufilm`,
      `${number(clientResults.savedTrainingDays)}\u00A0Tage weniger Einarbeitung an der Maschine`,
      `Weitere Sprachfassung in ${number(included.videoLanguageDays)}\u00A0Arbeitstagen`,
      `Betrugswarnungen einer Bank: ${number(clientResults.fraudWarningViews)} Aufrufe, als PDF ${number(clientResults.fraudWarningDownloads)} Downloads`,
    ],
    benefits: [
      'Wer neu anfängt, kennt jeden Handgriff aus dem Film',
      'Eine geänderte Szene ist am nächsten Werktag getauscht',
      'Jeder Film hat Untertitel und funktioniert auch ohne Ton',
    ],
    challenges: [
      'Künstliche Menschen wirken schnell unglaubwürdig',
      'Das Drehbuch muss vor der ersten Szene stehen',
      'Nahaufnahmen Ihrer Ware drehen wir weiter mit der Kamera',
    ],
  },
  {
    service: 'ai-development',
    name: 'Business-Automatisierung',
    description: `KI-Entwicklung: Wir verbinden Posteingang, ERP und CRM. In Betrieb nach ${number(included.softwareLiveFrom)} bis ${number(included.softwareLiveTo)}\u00A0Wochen.`,
    image: 'photo-1487058792275-0ad4aaf24ca7',
    alt: 'Farbiger Programmcode auf einem Computerbildschirm',
    category: 'Development',
    rating: 4.9,
    clients: '100+',
    firstResult: 'Testergebnis',
    features: [
      `Im Einstiegspreis: ${number(included.analysisDays)}\u00A0Tage Ablaufanalyse und Test an ${number(included.testCases)} Ihrer Fälle`,
      'Danach zum Festpreis: Anbindung an DATEV, SAP oder Microsoft 365',
      'Zahlungen und Zusagen nur mit Freigabe Ihres Teams',
    ],
    results: [
      `Die meisten Eingangsrechnungen in ${invoices.matching.minutes} statt ${invoices.minutesBefore}\u00A0Minuten gebucht`,
      `${number(clientResults.requestsInTen)} von 10 Anfragen sofort beim richtigen Team`,
      `${written(clientResults.ordersWithoutTyping)} der Transportaufträge ohne Abtippen erfasst`,
      `Kollisionsprüfung einer Kanzlei in ${number(clientResults.conflictCheckMinutes)} statt ${number(clientResults.conflictCheckMinutesBefore)}\u00A0Minuten`,
    ],
    benefits: [
      'Urlaub und Krankheit halten keinen Beleg mehr auf',
      'Ihre IT kann den Ablauf selbst ändern',
      'Ausnahmen fallen auf und gehen nicht im Posteingang unter',
    ],
    challenges: [
      'Altsysteme kosten drei bis sechs Wochen extra',
      'Offene Zuständigkeiten müssen Sie vor dem Start klären',
      'Etwa jeder fünfte Fall bleibt bei einem Menschen',
    ],
  },
  {
    service: 'voice-synthesis',
    name: 'Voice & Audio AI',
    description: 'Telefonansagen, vertonte Kurse und Vorlesefunktionen in den Sprachen Ihrer Kundschaft.',
    image: 'photo-1590602847861-f357a9332bbc',
    alt: 'Schwarzes Mikrofon an einem Schwenkarm',
    category: 'Voice Synthesis',
    rating: 4.8,
    clients: '120+',
    firstResult: 'Telefonmenü, mit vorhandener Stimme',
    features: [
      'Eine lizenzierte Stimme, mit Sprechervertrag',
      `${number(included.voiceLanguages)} Sprachen und bis zu ${number(included.voiceHours)}\u00A0Stunden Ton`,
      'Anschluss an 3CX, Teams oder Genesys',
      'Hinweis „KI-Stimme“, wo das Gesetz ihn verlangt',
    ],
    results: [
      `Neue Telefonansage in ${newAnnouncement.live - newAnnouncement.typed}\u00A0Minuten statt in ${number(newAnnouncement.before)}\u00A0Tagen`,
      `${number(clientResults.currentTutorials)} Tutorials in zwei Sprachen aktuell, vorher ${number(clientResults.currentTutorialsBefore)}`,
      `Abbrüche im spanischen Telefonmenü von ${written(clientResults.spanishHangUpsBefore)} auf ${written(clientResults.spanishHangUps)} gesunken`,
      `Telefonmenü mit vorhandener Stimme nach ${daysOf('voice-synthesis')}\u00A0Arbeitstagen umgestellt`,
    ],
    benefits: [
      'Neue Ansagen noch am selben Tag',
      'Eine Stimme von der Hotline bis zum Kurs',
      'Für einen geänderten Satz muss niemand ins Studio',
    ],
    challenges: [
      'Schwierige Namen brauchen zwei Korrekturrunden',
      'Trost und Ironie klingen selten echt',
      'Geklonte Stimmen setzen Einwilligung voraus',
    ],
  },
  {
    service: 'music-production',
    name: 'Music & Sound Design',
    description: 'Musik für Filme, Läden, Messestände und Warteschleifen, mit KI entworfen und von Hand ausgearbeitet.',
    image: 'photo-1618609378039-b572f64c5b42',
    alt: 'Mischpult mit hell leuchtenden Tasten vor dunklem Hintergrund',
    category: 'Music Production',
    rating: 4.6,
    clients: '90+',
    firstResult: `${number(included.musicSketches)} Skizzen`,
    features: [
      `${number(included.monthlyTracks)} fertige Titel im Monat`,
      'Fassungen in vier Längen und als Loop, dazu Einzelspuren',
      'Rechtenachweis zu jedem Titel',
    ],
    results: [
      `Musikbudget je Film von ${written(clientResults.filmMusicPriceBefore)} auf ${written(clientResults.filmMusicPrice)} gesenkt`,
      `${number(clientResults.musicComplaints)} Beschwerde über Hotelmusik im Monat, früher ${number(clientResults.musicComplaintsBefore)}`,
      `Ein Thema für ${number(clientResults.coursesWithTheme)} Kurse, alle Rechte geklärt`,
      `Erster fertiger Titel nach ${number(included.firstTrackDays)}\u00A0Arbeitstagen`,
    ],
    benefits: [
      'Sie wissen bei jedem Titel, wo er laufen darf',
      'Die Musik passt bildgenau zum Schnitt',
      'Morgens klingt die Lobby anders als am Abend',
    ],
    challenges: [
      'Planen Sie zwei bis drei Runden ein',
      'Deutscher Gesang aus der KI klingt noch künstlich',
      'Stücke „im Stil von“ bekannten Künstlern machen wir nicht',
    ],
  },
]

/** The filter of the list: "Alle" shows every card. */
export const offerCategories = ['Alle', ...new Set(cards.map(({ category }) => category))] as const

/** The German list of services: the cards and the texts around them. */
export const offers = {
  ...offersPage,
  statsNote: offersPage.statsNote + (cards.some(({ rating }) => rating) ? offersPage.ratingsNote : ''),
  cards: cards.map((card): OfferCard => ({ ...card, pricing: offerPrice(services.find(card.service).price) })),
}
