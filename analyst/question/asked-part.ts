/** Phrases that frame a question without being part of it: who the person is, the purpose, a greeting. */
const FRAMES: readonly RegExp[] = [
  // 'Hi, I started last week. What …?'
  /^(?:(?:hi|hello|hey|dear \w+)[,!.]? +)?(?:i|i['’]m|my|we|we['’]re) [^.?!]{3,80}[.!] +(?=\S[^?]*\?\s*$)/i,
  // 'As a member of the works council I would like to see …', 'Good morning, I am new here and would be glad if you could show me …'.
  /^(?:as|good|hi|hello|hey|dear|i|i['’]m|we|we['’]re|for)\b[^.?!:]{0,90}?\b(?:(?:could|can|would|will) you|(?:i|we)(?:['’]d| would) like to|(?:i|we) (?:want|need|wish) to) (?:please |kindly |just )?(?:see|know|understand|show|tell|list|give|find|name)\b(?: out)?(?: me| us)?(?= \S+ \S)/i,
  // 'For the board meeting: which …'.
  /^(?:for|as|to|before|ahead of) (?:a|an|the|our|my|his|her|their|next|tomorrow['’]s)\b[^:,?!.]{2,50}: *(?=\S+ \S)/i,
  // 'Works council here: …'.
  /^[^:,?!.]{2,40} (?:here|speaking): *(?=\S+ \S)/i,
  // '…, whether it has happened or not': both are meant.
  /,? whether [^,.?;]{3,60}? or not\b/i,
];

/** Removes the frame of a question. */
export const withoutFrame = (question: string): string =>
  FRAMES.reduce((rest, frame) => rest.replace(frame, ''), question);

const POLITE = /^(so|and|but|ok(ay)?|well|please|hi|hello|tell me|just|,|:|\s)+/i;

/** A question from its first word that asks. */
export const withoutCourtesy = (question: string): string => question.replace(POLITE, '');
