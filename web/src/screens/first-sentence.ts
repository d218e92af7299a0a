/** What a text of the rules says first, in one line and without its marks. */
export function firstSentence(text: string): string {
  const [paragraph = ""] = text.replaceAll("**", "").split(/\n\s*\n/);
  const line = paragraph.replaceAll(/\s*\n\s*/g, " ");
  return /^.*?(?:[.!?](?=\s|$)|[。！？])/u.exec(line)?.[0] ?? line;
}
