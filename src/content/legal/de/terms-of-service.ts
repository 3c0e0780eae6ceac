import { formatCurrency } from '#locale/format.ts'
import { company } from '../../company/company.ts'
import { contractTerms } from '../../company/contract-terms.ts'
import { promises } from '../../company/promises.ts'
import { mailLink, phoneLink, postalAddress } from '../../company/reach-us.ts'
import { security } from '../../company/security.ts'
import { included } from '../../services/service-figures.ts'
import { section, type LegalDocument } from '../legal-document.ts'
import { heads } from './heads.ts'

export const termsOfService: LegalDocument = {
  ...heads.termsOfService,
  updated: '2026-11-27',
  summary: [
    'Wir arbeiten nur für Unternehmen, Behörden und Selbstständige. Alle Preise sind Nettopreise.',
    'Nichts auf dieser Website ist ein bindendes Angebot. Ein Vertrag entsteht erst, wenn Sie unser schriftliches Angebot annehmen.',
    `Ein Abonnement können beide Seiten mit einer Frist von ${included.noticeDays.value} Tagen zum Monatsende kündigen, wenn im Angebot nichts anderes steht.`,
    'Wo das Gesetz eine Beschränkung der Haftung verbietet, beschränken wir sie nicht.',
  ],
  sections: [
    section('scope', 'Geltungsbereich', [
      `Diese Bedingungen gelten für die Verträge der ${company.legalName}, ${postalAddress('de')} („${company.name}“, „wir“), mit ihren Auftraggebern und für die Nutzung dieser Website.`,
      'Verträge schließen wir nur mit Unternehmern (§\u00A014 BGB), juristischen Personen des öffentlichen Rechts und öffentlich-rechtlichen Sondervermögen. Verbraucher (§\u00A013 BGB) dürfen die Website gern lesen; ihre Rechte bleiben unberührt.',
      'Bedingungen des Auftraggebers gelten nur, wenn wir ihnen in Textform zugestimmt haben. Was im Angebot steht oder sonst einzeln vereinbart ist, geht diesen Bedingungen vor (§\u00A0305b BGB).',
    ]),
    section('contract', 'Vertragsschluss', [
      'Beschreibungen und Preise auf dieser Website und unsere Antworten auf Anfragen sind keine bindenden Angebote. Mit dem Absenden des Formulars bestellen Sie nichts.',
      'Ein Vertrag kommt zustande, wenn Sie unser schriftliches Angebot annehmen, durch Unterschrift oder in einer anderen Form, die das Angebot zulässt. Das Angebot sagt, was wir leisten, bis wann, zu welchem Preis und was wir dafür von Ihnen brauchen.',
      `Das Strategiegespräch dauert ${promises.sessionMinutes.value} Minuten, ist kostenlos und bindet keine Seite. Kostenlose Analysen sind begrenzt; wir können eine Anfrage ablehnen.`,
    ]),
    section('performance', 'Leistung und Mitwirkung', [
      'Beratung, Schulung und laufende Abonnements sind Dienstleistungen (§\u00A0611 BGB). Einen bestimmten Erfolg schulden wir, soweit das Angebot ihn zusagt. Software und andere fertige Werke nehmen Sie ab, sobald sie im Wesentlichen dem Angebot entsprechen (§\u00A0640 BGB).',
      'Sie geben uns rechtzeitig die Daten, Zugänge und Auskünfte, die das Angebot nennt, und benennen jemanden, der entscheiden darf. Verzögert sich etwas, weil dies fehlt, verschieben sich unsere Termine entsprechend.',
      'Wir dürfen Unterauftragnehmer einsetzen. Für sie haften wir wie für uns selbst; wer personenbezogene Daten verarbeitet, steht im Vertrag zur Auftragsverarbeitung.',
    ]),
    section('prices', 'Preise, Zahlung und Garantien', [
      'Ein Preis mit „ab“ ist der Einstieg in eine Leistung. Ihr Preis hängt vom Umfang ab und steht im Angebot. Monatspreise sind Abonnements, Projektpreise gelten für einen vereinbarten Auftrag.',
      `Alle Preise sind Nettopreise in ${formatCurrency(company.currency, 'de')} zuzüglich der gesetzlichen Umsatzsteuer. Rechnungen sind innerhalb von ${contractTerms.paymentTime.value} Tagen nach Zugang zu zahlen; bei Verzug gilt §\u00A0288 BGB. Kosten anderer Anbieter, etwa für Lizenzen oder die Nutzung von KI-Modellen, sind nur enthalten, wo das Angebot es sagt.`,
      'Aufrechnen können Sie nur mit Forderungen, die unbestritten, entscheidungsreif oder rechtskräftig festgestellt sind oder aus demselben Vertrag stammen.',
      `Wo diese Website von Garantien spricht, etwa von messbaren Ergebnissen innerhalb von ${promises.resultDays.value} Tagen, beschreiben sie die Seiten der Leistungen. Das Angebot nennt das Ziel, wie es gemessen wird und was gilt, wenn es verfehlt ist. Eine Garantie im Sinne des §\u00A0443 BGB ist damit nur verbunden, wenn das Angebot sie so nennt.`,
    ]),
    section('term', 'Laufzeit und Kündigung', [
      `Wenn im Angebot nichts anderes steht, können beide Seiten ein Abonnement mit einer Frist von ${included.noticeDays.value} Tagen zum Ende eines Monats in Textform kündigen. Das Recht, aus wichtigem Grund ohne Frist zu kündigen, bleibt unberührt.`,
    ]),
    section('results', 'Rechte an den Ergebnissen', [
      'Mit vollständiger Zahlung erhalten Sie an dem, was wir für Sie erstellen, das ausschließliche Nutzungsrecht ohne Grenzen von Zeit, Ort und Inhalt. An Programmteilen, die es schon vorher gab oder die wir allgemein verwenden, erhalten Sie ein einfaches Nutzungsrecht, das für die Verwendung der Ergebnisse ausreicht. Für Software Dritter gelten deren Lizenzen.',
      'Was KI allein erzeugt, ist urheberrechtlich oft nicht geschützt. Ein Recht, das niemand haben kann, können wir nicht übertragen.',
      'Ausgaben von KI-Systemen können falsch sein. Sie prüfen sie, bevor Sie sie verwenden, und kennzeichnen sie, wo das Gesetz es verlangt.',
    ]),
    section('defects', 'Mängel', [
      'Hat ein Werk einen Mangel, bessern wir zunächst nach. Gelingt das nicht in angemessener Zeit, haben Sie die Rechte des Gesetzes; für Schadensersatz gilt der Abschnitt „Haftung“.',
      'Ansprüche wegen Mängeln verjähren ein Jahr nach der Abnahme. Das gilt nicht für Ansprüche aus Vorsatz, grober Fahrlässigkeit, arglistigem Verschweigen oder einer Garantie und nicht bei Verletzung von Leben, Körper oder Gesundheit.',
    ]),
    section('liability', 'Haftung', [
      'Wir haften unbeschränkt',
      {
        list: [
          'für Vorsatz und grobe Fahrlässigkeit,',
          'für Verletzung von Leben, Körper oder Gesundheit,',
          'nach dem Produkthaftungsgesetz,',
          'für Mängel, die wir arglistig verschwiegen, und für alles, was wir ausdrücklich garantiert haben.',
        ],
      },
      'Bei einfacher Fahrlässigkeit haften wir nur, wenn wir eine Pflicht verletzen, deren Erfüllung den Vertrag erst ermöglicht und auf die Sie regelmäßig vertrauen dürfen. Die Haftung ist dann auf den vertragstypischen, vorhersehbaren Schaden begrenzt. Im Übrigen ist die Haftung für einfache Fahrlässigkeit ausgeschlossen.',
      'Gehen Daten verloren, ersetzen wir in diesen Grenzen den Aufwand, der bei regelmäßiger Datensicherung durch Sie entstanden wäre.',
      'Die Beweislast ändert sich dadurch nicht zu Ihrem Nachteil. Diese Regeln gelten auch zugunsten unserer Beschäftigten und Erfüllungsgehilfen und für die kostenlose Nutzung dieser Website.',
    ]),
    section('confidentiality', 'Vertraulichkeit und Datenschutz', [
      'Beide Seiten behandeln vertraulich, was sie über die andere erfahren und was nicht öffentlich ist, auch nach dem Ende des Vertrags. Mit Ihren Daten trainieren wir keine Modelle für andere.',
      `Verarbeiten wir für Sie personenbezogene Daten, schließen wir zuvor einen Vertrag nach Art.\u00A028 DSGVO. Innerhalb von ${security.deletion.value} Tagen nach Vertragsende löschen wir Ihre Daten, soweit das Gesetz keine längere Aufbewahrung verlangt.`,
      [
        'Was wir mit den Daten der Besucher dieser Website tun, steht in der ',
        { text: 'Datenschutzerklärung', href: '/legal/privacy-policy' },
        ', die kein Teil dieser Bedingungen ist.',
      ],
    ]),
    section('use', 'Nutzung der Website', [
      'Die Website dürfen Sie kostenlos und ohne Konto nutzen. Bitte unterlassen Sie dabei,',
      {
        list: [
          'Nachrichten im Namen anderer oder Werbung über das Formular zu senden,',
          'fremde Adressen für den Newsletter anzumelden,',
          'die Grenzen für Nachrichten zu umgehen oder die Website absichtlich zu überlasten,',
          'etwas zu senden, das gegen Gesetze oder Rechte anderer verstößt.',
        ],
      },
      'Sicherheitsforschung in guter Absicht, die keine Daten anderer liest und nichts beschädigt, ist willkommen. Nennen Sie uns, was Sie gefunden haben, und lassen Sie uns Zeit, es zu beheben.',
      `Texte, Zeichnungen, Software und Gestaltung dieser Website gehören ${company.name} oder sind lizenziert. Sie dürfen sie lesen, drucken, verlinken und im Rahmen des Gesetzes zitieren; für alles andere brauchen Sie unsere Erlaubnis. Fotos stammen von Unsplash und stehen unter dessen Lizenz.`,
      'Die Tools in unserem Katalog sind Produkte anderer Unternehmen; für sie gelten deren Bedingungen. Unsere Bewertungen sind unsere Meinung, und kein Anbieter kann sie kaufen. Workshops haben eigene Websites, auf denen die Bedingungen der Buchung stehen.',
    ]),
    section('law', 'Anwendbares Recht und Gerichtsstand', [
      'Es gilt deutsches Recht ohne das UN-Kaufrecht.',
      `Ist der Auftraggeber Kaufmann, eine juristische Person des öffentlichen Rechts oder ein öffentlich-rechtliches Sondervermögen, sind die Gerichte in ${company.address.locality} zuständig. Zwingende Gerichtsstände bleiben unberührt.`,
    ]),
    section('final', 'Änderungen und Kontakt', [
      'Für einen Vertrag gilt die Fassung, die bei seinem Abschluss hier steht. Spätere Änderungen gelten nur für neue Verträge.',
      'Ist eine Bestimmung unwirksam, bleiben die anderen wirksam; an ihre Stelle tritt das Gesetz (§\u00A0306 BGB).',
      [
        'Fragen zu diesen Bedingungen beantworten wir unter ',
        mailLink,
        ' und ',
        phoneLink,
        '. Alle Angaben zum Unternehmen stehen im ',
        { text: 'Impressum', href: '/legal/imprint' },
        '.',
      ],
    ]),
  ],
}
