import PostalMime from 'postal-mime';

/** What the outbox page shows of a message file. */
export interface ReadMessage {
  to: string;
  subject: string;
  /** As the header says it. */
  date: string;
  text: string;
}

/** Reads a message as a mail program would: addresses and subject decoded, its plain text. */
export async function readEml(source: string | Buffer): Promise<ReadMessage> {
  const { to = [], subject = '', headers, text = '' } = await PostalMime.parse(source);
  return {
    to: to.map(({ address, name }) => address ?? name).join(', '),
    subject,
    date: headers.find(({ key }) => key === 'date')?.value ?? '',
    text: text.trimEnd(),
  };
}
