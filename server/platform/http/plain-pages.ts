/** Pages for the moments when the application itself cannot be shown. No script, no style of another file. */
function page(title: string, text: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Twofold</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="">Try again</a></p></main></body>
</html>`;
}

const html = { 'content-type': 'text/html; charset=utf-8' };

export function databaseAwayPage(): Response {
  const body = page(
    'Twofold is not available right now',
    'The database does not answer. Nothing you saved is lost. This page works again as soon as the database is back.',
  );
  return new Response(body, { status: 503, headers: { ...html, 'retry-after': '2' } });
}

export function notBuiltPage(): Response {
  const body = page('The web application is not built', 'Run "npm start", which builds it, or "npm run build".');
  return new Response(body, { status: 503, headers: html });
}
