import type { Rule } from './text.ts'

/** Stems in British spelling with their American one. A stem matches a word and everything that begins with it. */
const american: Readonly<Record<string, string>> = {
  analys: 'analyz',
  apologis: 'apologiz',
  automatis: 'automatiz',
  behaviour: 'behavior',
  cancelled: 'canceled',
  cancelling: 'canceling',
  catalogue: 'catalog',
  centre: 'center',
  cheque: 'check',
  colour: 'color',
  counsell: 'counsel',
  customis: 'customiz',
  defence: 'defense',
  digitis: 'digitiz',
  emphasis: 'emphasiz',
  favour: 'favor',
  fibre: 'fiber',
  flavour: 'flavor',
  fulfil: 'fulfill',
  grey: 'gray',
  harbour: 'harbor',
  honour: 'honor',
  judgement: 'judgment',
  labelled: 'labeled',
  labelling: 'labeling',
  labour: 'labor',
  learnt: 'learned',
  licence: 'license',
  litre: 'liter',
  maximis: 'maximiz',
  metre: 'meter',
  minimis: 'minimiz',
  modelling: 'modeling',
  neighbour: 'neighbor',
  offence: 'offense',
  optimis: 'optimiz',
  organis: 'organiz',
  personalis: 'personaliz',
  practis: 'practic',
  prioritis: 'prioritiz',
  programme: 'program',
  realis: 'realiz',
  recognis: 'recogniz',
  specialis: 'specializ',
  standardis: 'standardiz',
  summaris: 'summariz',
  theatre: 'theater',
  travelled: 'traveled',
  travelling: 'traveling',
  tyre: 'tire',
  whilst: 'while',
}

/** Words that begin like a British spelling and are American as well. */
const same = /^(analys[ti]|emphasis$|fulfill|realis[mt]|optimis[mt]|specialist|organist|programme[dr])/i

const british = new RegExp(String.raw`\b(${Object.keys(american).join('|')})\w*`, 'gi')

/** British spelling in English. */
export const spelling: Rule = ({ text, language }) => {
  if (language !== 'en') return []
  return [...text.matchAll(british)]
    .filter(([word]) => !same.test(word))
    .map(([word, stem = '']) => `“${word}” is British; write “${american[stem.toLowerCase()]}…”`)
}
