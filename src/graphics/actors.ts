/**
 * The invented companies in the drawings of documents, the same in every language. None of them is a client (clients.ts), so
 * that no real one ends up in an invented document.
 */
export const actors = {
  'machine-shop': { company: 'Behrens GmbH', person: 'Karl Behrens' },
  'parts-dealer': { company: 'Falk Conveyor', person: 'Ines Falk' },
  'furniture-store': { company: 'Lorenz Home' },
  dentist: { company: 'Cottonwood Dental' },
  hotels: { company: 'Bergland Hotels' },
} as const
