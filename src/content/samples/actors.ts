/**
 * The invented companies in the drawings of documents. None of them is a client (clients.ts), so that no real one ends up
 * in an invented document.
 */
export const actors = {
  'machine-shop': { company: 'Behrens Zerspanung', person: 'Uwe Behrens' },
  'parts-dealer': { company: 'Falk Antriebstechnik', person: 'Ines Falk' },
  'us-machine-shop': { company: 'Calder Machining', person: 'Walt Calder' },
  'us-parts-dealer': { company: 'Tri-County Conveyor', person: 'Nora Fields' },
  forwarder: { company: 'Nordkai Spedition' },
  'furniture-store': { company: 'Möbelhaus Lorenz' },
  outfitter: { company: 'Pinyon Trail Gear' },
  'software-house': { company: 'Archivwerk' },
  dentist: { company: 'Cottonwood Dental' },
  practices: { company: 'Ärzteverbund Steige' },
  hotels: { company: 'Bergland Hotels' },
} as const

export type ActorRole = keyof typeof actors
