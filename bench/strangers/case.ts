/** Where strangers work against a server. */
export interface Place {
  url: string;
  /** Somebody with a company of her own, which nobody else is in. */
  newCompany: (name: string) => Promise<Stranger>;
}

export interface Stranger {
  cookie: string;
  assessmentId: string;
}

/** Costly work that strangers ask a server for, while another company wants to go on. */
export interface StrangersCase {
  /** In one word, by which it can be run alone. */
  name: string;
  what: string;
  /**
   * Makes beforehand what is sent. @returns what sends it, measured until it ends or for as long as it goes on before the signal; it answers
   * in some words what came of it
   */
  prepare: (place: Place) => Promise<(signal: AbortSignal) => Promise<string>>;
}

/** Asks as a browser does. */
export function post(
  { url }: Pick<Place, 'url'>,
  { cookie }: Stranger,
  path: string,
  body: string,
  signal: AbortSignal,
): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: url, cookie };
  return fetch(url + path, { method: 'POST', headers, body, signal });
}
