/** How a client reviews and tests the code of our developer: comments, questions with known answers, allowed loss in points. */
export const codeReview = { comments: 47, questions: 150, tolerance: 3 } as const
