import { HttpResponse } from 'msw'
import { broken, page, refused } from '../../support/mocks/backend.ts'

/** Responses that mean "saved" regardless of their body, because only the status counts. */
export const answersThatSaved = [
  { name: '201 without a body', answer: () => new HttpResponse(null, { status: 201 }) },
  { name: '201 with an HTML body', answer: page(201) },
  {
    name: '201 with a malformed JSON body',
    answer: () => new HttpResponse('{"id":', { status: 201, headers: { 'Content-Type': 'application/json' } }),
  },
  { name: '201 with a row as body', answer: () => HttpResponse.json([{ id: 1 }], { status: 201 }) },
]

/** Responses that mean "not saved". */
export const answersThatFailed = [
  { name: '200 from a captive portal', answer: page(200), status: 200 },
  { name: '400', answer: refused(400, '23514'), status: 400 },
  { name: '401', answer: refused(401, '42501'), status: 401 },
  { name: '404', answer: refused(404, 'PGRST205'), status: 404 },
  { name: '409 of another constraint', answer: refused(409, '23503'), status: 409 },
  { name: '409 without a code', answer: page(409), status: 409 },
  { name: '429', answer: refused(429, 'PT429'), status: 429 },
  { name: '507', answer: refused(507, 'PT507'), status: 507 },
  { name: '500', answer: refused(500, 'XX000'), status: 500 },
  { name: '504 as a page', answer: page(504), status: 504 },
  { name: 'a broken connection', answer: broken, status: 0 },
]
