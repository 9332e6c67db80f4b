import PostalMime from 'postal-mime';

/** What the outbox page shows of a message. */
export interface ReadMessage {
  to: string;
  subject: string;
  /** As stated in the header. */
  date: string;
  text: string;
  /** The message as an email program shows it; empty if there is no HTML. */
  html: string;
}

/** Reads a message as an email program would: decodes addresses and subject, and returns its plain text and its HTML. */
export async function readEml(source: string | Buffer): Promise<ReadMessage> {
  const { to = [], subject = '', headers, text = '', html = '' } = await PostalMime.parse(source);
  return {
    to: to.map(({ address, name }) => address ?? name).join(', '),
    subject,
    date: headers.find(({ key }) => key === 'date')?.value ?? '',
    text: text.trimEnd(),
    html,
  };
}
