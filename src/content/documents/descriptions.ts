import { company } from '../company/company.ts'

/** The descriptions of the German pages for search results and link previews, up to 155 characters. */
export const descriptions = {
  about: `${company.name} richtet KI in mittelständischen Unternehmen ein und schult die Teams. Hier steht, woran wir glauben und welche Aufträge wir ablehnen.`,
  offers:
    'Wir erzeugen Texte, Bilder, Filme, Stimmen und Musik mit KI und bauen Software nach Maß. Jede Karte nennt Preis, Leistungsumfang und Grenzen.',
}
