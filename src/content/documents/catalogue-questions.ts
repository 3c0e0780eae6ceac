import { formatQuantity, formatClock, formatNumber } from '#locale/format.ts'
import { company } from '../company.ts'
import { companyFacts } from '../facts/company-facts.ts'
import { contractTerms } from '../contract-terms.ts'

const { opensInGermany, closesInGermany } = companyFacts
const clock = ({ clock: minutes }: { clock: number }) => formatClock(minutes, 'de')

/** Three questions on the German catalogue, which is German for readers of every language; the contact page has all of them. */
export const catalogueQuestions = {
  title: 'Was vor dem Auftrag gefragt wird',
  all: 'Alle Fragen und Antworten',
  questions: [
    {
      question: 'Wer spricht bei Ihnen Deutsch, und wann?',
      answer: `Ihre Ansprechperson. Am Telefon erreichen Sie sie montags bis freitags von ${clock(opensInGermany)} bis ${clock(closesInGermany)}, während der Sommerzeit eine Stunde später. E-Mails beantworten wir auf Deutsch; bei einem Ausfall hilft zu jeder Tageszeit jemand, außerhalb dieser Zeiten auf Englisch.`,
    },
    {
      question: 'Kommen Sie aus den USA zu uns, und was kostet das?',
      answer: `Zum Start oder zur Schulung, wenn Sie es wünschen: ${formatQuantity(contractTerms.travelToEurope, 'de')} je Person und Reise, Flug, Hotel und alle Spesen eingeschlossen. Sonst arbeiten wir per Video.`,
    },
    {
      question: 'Was steht auf der Rechnung?',
      answer: `Ein Nettobetrag in Euro von der ${company.legalName}, zahlbar innerhalb von ${formatNumber(contractTerms.paymentTime.value, 'de')} Tagen. Die Umsatzsteuer schulden in der Regel Sie als Leistungsempfänger (Reverse Charge, §\u00A013b UStG); stimmen Sie das mit Ihrem Steuerberater ab.`,
    },
  ],
} as const
