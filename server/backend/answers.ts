/** A JSON response in the format of the Data API's errors. */
export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message, details: null, hint: null }, { status })
}
