/** The parts of an email. All of them are text; nothing is interpreted as HTML. */
export interface MailParts {
  subject: string;
  /** The first line that a person reads, in larger letters: what the email is about. */
  heading: string;
  /** The name by which the text greets the recipient. */
  greeted?: string;
  /** One with an address links to it. */
  paragraphs: readonly (string | LinkedNote)[];
  action?: { label: string; url: string };
  /** Small print below the action; a note with an address ends with it. */
  notes?: readonly (string | LinkedNote)[];
}

/** A text with a link. */
export interface LinkedNote {
  text: string;
  url: string;
}

/** One layout for all emails, as HTML that email programs on phones display well, and as plain text with the same content. */
export function composeMail({ greeted, ...rest }: MailParts): { subject: string; text: string; html: string } {
  const hello = greeted === undefined ? [] : [`Hello, ${greeted}`];
  const parts = { ...rest, paragraphs: [...hello, ...rest.paragraphs] };
  return { subject: parts.subject, text: composeText(parts), html: composeHtml(parts) };
}

function composeText({ heading, paragraphs, action, notes = [] }: MailParts): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const small = notes.map((note) => (typeof note === 'string' ? note : `${note.text} ${note.url}`));
  const lines = paragraphs.map((said) => (typeof said === 'string' ? said : `${said.text}\n${said.url}`));
  return `${[heading, ...lines, ...link, ...small, '-- \nTwofold: double materiality assessments'].join('\n\n')}\n`;
}

function composeHtml({ subject, heading, paragraphs, action, notes = [] }: MailParts): string {
  const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
  const link = (url: string, text = url) =>
    `<a href="${escapeHtml(url)}" style="color:#1F6F54">${escapeHtml(text)}</a>`;
  const paragraph = (said: string | LinkedNote) =>
    `<p style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#14211D">${typeof said === 'string' ? escapeHtml(said) : link(said.url, said.text)}</p>`;
  const note = (said: string | LinkedNote) => {
    const html = typeof said === 'string' ? escapeHtml(said) : `${escapeHtml(said.text)} ${link(said.url)}`;
    return `<p style="margin:0 0 8px;${font};font-size:14px;line-height:20px;color:#55625D">${html}</p>`;
  };
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1F6F54;color:#FFFFFF;text-decoration:none;${font};font-size:16px;line-height:20px">${escapeHtml(action.label)}</a></p>
${note('If the button does not work, copy this address into your browser:')}
<p style="margin:0 0 24px;${font};font-size:14px;line-height:20px;word-break:break-all">${link(action.url)}</p>`
    : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#FBFAF7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#FBFAF7"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid #E4E1D8;border-radius:8px"><tr><td style="padding:32px">
${wordmark}
<h1 style="margin:0 0 16px;${font};font-weight:600;font-size:24px;line-height:32px;color:#14211D">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${button}
${notes.map(note).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/**
 * The logo with the product's name, drawn with HTML boxes: nothing is loaded or attached, and an email program without borders still
 * shows the name. As in `web/ui/mark.svg`: an outlined and a filled square that overlap.
 */
const wordmark = `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>
<td width="24" height="24" valign="top" style="width:24px;height:24px;font-size:0;line-height:0"><div style="width:12px;height:12px;border:2px solid #14211D;border-radius:4px"><div style="width:15px;height:15px;margin:5px 0 0 5px;border-radius:4px;background:#1F6F54"><div style="width:7px;height:7px;border-right:2px solid #FFFFFF;border-bottom:2px solid #FFFFFF;border-bottom-right-radius:3px"></div></div></div></td>
<td valign="middle" style="padding-left:10px;font-family:'Source Serif 4',Georgia,serif;font-weight:600;font-size:20px;line-height:24px;color:#14211D">Twofold</td>
</tr></table>`;

/** Escapes text for HTML text or attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
