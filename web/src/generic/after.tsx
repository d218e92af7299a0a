/** The end of a match of which nothing is known but what the server tells. */

export const stretch = "turn";
