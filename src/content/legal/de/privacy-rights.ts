import { mailLink } from '../../company/reach-us.ts'
import { security } from '../../company/security.ts'
import { retention } from '../../limits.ts'
import { section, type DocumentSection } from '../legal-document.ts'

export const rightsSections: readonly DocumentSection[] = [
  section('erasure', 'So lassen Sie Ihre Daten löschen', [
    [
      'Senden Sie eine E-Mail mit dem Betreff „Löschen“ an ',
      mailLink,
      `, von der Adresse, die Sie bei uns verwendet haben. Ein Formular oder einen Grund brauchen Sie nicht. Wir löschen Ihre Nachrichten, Ihr Abonnement des Newsletters und die Kopien in unserem Postfach innerhalb von ${retention.erasureDays} Tagen und bestätigen es.`,
    ],
    `Sicherungskopien werden innerhalb derselben ${retention.erasureDays} Tage überschrieben. Müssen wir etwas kraft Gesetzes aufbewahren, etwa eine Rechnung, nennen wir Ihnen, was und bis wann. Schreiben Sie von einer anderen Adresse, fragen wir vielleicht nach, um sicher zu sein, dass die Daten Ihre sind.`,
  ]),
  section('rights', 'Ihre Rechte', [
    'Nach der DSGVO haben Sie das Recht',
    {
      list: [
        'auf Auskunft und eine Kopie Ihrer Daten (Art.\u00A015),',
        'auf Berichtigung (Art.\u00A016),',
        'auf Löschung (Art.\u00A017),',
        'auf Einschränkung der Verarbeitung (Art.\u00A018),',
        'auf Herausgabe Ihrer Daten in einem gängigen, maschinenlesbaren Format (Art.\u00A020),',
        'eine Einwilligung jederzeit für die Zukunft zu widerrufen (Art.\u00A07 Abs. 3).',
      ],
    },
    'Widerspruchsrecht (Art.\u00A021): Soweit wir uns auf ein berechtigtes Interesse stützen, können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen. Wir hören dann auf, wenn wir keine zwingenden schutzwürdigen Gründe nachweisen können. Werbung können Sie ohne Gründe widersprechen; dann hören wir sofort auf.',
    'Wir antworten innerhalb eines Monats und kostenlos.',
  ]),
  section('authority', 'Beschwerde bei einer Aufsichtsbehörde', [
    'Sie können sich bei einer Datenschutzaufsichtsbehörde beschweren (Art.\u00A077 DSGVO), zum Beispiel dort, wo Sie wohnen oder arbeiten.',
    ...(security.dataProtectionAuthority ? [`Für uns zuständig ist: ${security.dataProtectionAuthority}.`] : []),
  ]),
  section('security', 'Sicherheit', [
    'Seiten und Formulare werden nur verschlüsselt übertragen. Mit dem öffentlichen Schlüssel der Website lässt sich der Datenbank eine Nachricht hinzufügen, aber keine lesen, ändern oder löschen. Browser sind angewiesen, nur Code dieser Website auszuführen.',
    'Kein System ist vollkommen sicher. Gefährdet eine Panne Ihre Rechte, informieren wir Sie und die Aufsichtsbehörde, wie Art.\u00A033 und 34 DSGVO es verlangen. Wenn Sie eine Schwachstelle finden, schreiben Sie uns bitte, bevor Sie sie veröffentlichen.',
  ]),
  section('changes', 'Änderungen dieser Erklärung', [
    'Ändert sich die Website, ändert sich dieser Text mit ihr. Das Datum oben nennt die letzte wesentliche Änderung. Wollen wir Daten, die wir schon haben, für einen neuen Zweck nutzen, informieren oder fragen wir zuvor die Betroffenen.',
  ]),
]
