import { isOwnFolder, photoSource } from '../../photo-source.ts'
import { section, type DocumentSection } from '../legal-document.ts'

/** The summary's sentence about photos. */
export function photoSummary(source = photoSource): string[] {
  if (isOwnFolder(source)) return []
  return [`Fotos lädt Ihr Browser von ${new URL(source).host}. Dieser Anbieter erfährt Ihre IP-Adresse.`]
}

/** The privacy policy's sections on photos; none if the photos are on the site's own host. */
export function photoSections(source = photoSource): DocumentSection[] {
  if (isOwnFolder(source)) return []
  return [
    section('photos', 'Fotos von Unsplash', [
      `Die Fotos liegen nicht bei uns. Ihr Browser lädt sie von ${new URL(source).host}, einem Dienst der Unsplash Inc. in Kanada, der sie von Servern in vielen Ländern ausliefert, auch außerhalb der EU. Er erfährt Ihre IP-Adresse, die Art Ihres Browsers, welches Foto angefragt wurde, und möglicherweise, dass die Anfrage von dieser Website kommt. Ihren Namen, Ihre E-Mail-Adresse und Ihre Eingaben erfährt er nicht.`,
      'Wir nutzen den Dienst, weil er jedes Foto in der Größe liefert, die Ihr Bildschirm braucht. Rechtsgrundlage ist unser berechtigtes Interesse an Seiten, die schnell laden (Art.\u00A06 Abs. 1 lit. f DSGVO). Für Kanada besteht ein Angemessenheitsbeschluss der Europäischen Kommission für Unternehmen. Wenn Sie den Dienst im Browser sperren, funktioniert die Website ohne Fotos.',
      [
        'Wie Unsplash mit den Daten umgeht, steht in der ',
        { text: 'Datenschutzerklärung von Unsplash', href: 'https://unsplash.com/privacy' },
        '.',
      ],
    ]),
  ]
}
