import { company } from '../../company/company.ts'

/** The descriptions of the legal pages for search results and link previews, up to 155 characters. */
export const descriptions = {
  privacyPolicy: `Welche Daten ${company.name} verarbeitet, wenn Sie diese Website besuchen oder uns schreiben, wie lange, und welche Rechte Sie haben.`,
  termsOfService: `Unter welchen Bedingungen ${company.name} für Unternehmen arbeitet: Vertragsschluss, Preise, Kündigung, Nutzungsrechte, Haftung.`,
  imprint: `Anbieterkennzeichnung von ${company.name} nach §\u00A05 DDG: Anschrift, E-Mail, Telefon, Vertretung und Register.`,
  disclaimer: `Was Zahlen, Kundenstimmen und Preise auf der Website von ${company.name} aussagen, und warum ein Mensch prüfen muss, was KI ausgibt.`,
}
