import { Download, FileCheck } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { checkFrozenText, type FrozenCheck } from '#domain/frozen-results/check-frozen-file.ts';
import { wordCheck } from '#domain/frozen-results/check-words.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import type { FrozenAnswer } from './api.ts';
import { resultsMessages as say } from './messages.ts';

/** The number of findings listed; a changed formula may concern every row. */
const SHOWN = 20;

interface CheckCardProps {
  file: FrozenAnswer;
  /** The check of the result on this screen. */
  check: FrozenCheck;
  /** The day on which it was frozen, for the name of the file. */
  day: string;
}

/** The check of the result on this screen, and of any file. */
export function CheckCard({ file, check, day }: CheckCardProps) {
  const [other, setOther] = useState<{ name: string; check: FrozenCheck } | null>(null);
  const chooser = useRef<HTMLInputElement>(null);

  async function read(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const chosen = input.files?.[0];
    if (!chosen) return;
    const text = await chosen.text();
    setOther({ name: chosen.name, check: checkFrozenText(text) });
    // Allows choosing the same file again after it was changed.
    input.value = '';
  }

  return (
    <Card>
      <CardHeader>
        <div className="min-w-0">
          <CardTitle>{say.checkTitle}</CardTitle>
          <CardDescription>{say.checkText}</CardDescription>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button size="sm" onClick={() => saveFrozenFile(file, day)}>
            <Download aria-hidden="true" />
            {say.download}
          </Button>
          <Button size="sm" onClick={() => chooser.current?.click()}>
            <FileCheck aria-hidden="true" />
            {say.checkFile}
          </Button>
          <input
            ref={chooser}
            type="file"
            accept="application/json,.json"
            aria-label={say.checkFile}
            className="hidden"
            onChange={(event) => void read(event)}
          />
        </div>
      </CardHeader>
      <CardBody className="flex flex-col gap-3">
        <Finding title={say.thisResult} check={check} />
        {other ? <Finding title={say.checkedFile(other.name)} check={other.check} announce /> : null}
      </CardBody>
    </Card>
  );
}

function Finding({ title, check, announce = false }: { title: string; check: FrozenCheck; announce?: boolean }) {
  const { verdict, sentences } = wordCheck(check);
  const rest = sentences.length - SHOWN;
  return (
    <Alert tone={toneOf(check)} title={title} announce={announce}>
      <p>{verdict}</p>
      {sentences.length > 0 ? (
        <ul className="mt-2 list-disc pl-5">
          {sentences.slice(0, SHOWN).map((sentence) => (
            <li key={sentence} dir="auto" className="wrap-anywhere">
              {sentence}
            </li>
          ))}
        </ul>
      ) : null}
      {rest > 0 ? <p className="mt-1">{say.more(rest)}</p> : null}
    </Alert>
  );
}

function toneOf(check: FrozenCheck): 'success' | 'warning' | 'error' {
  if (check.state === 'same') return 'success';
  if (check.state === 'unreadable') return 'error';
  return check.isOtherFormula && check.fingerprint === check.stated ? 'warning' : 'error';
}

/** Saves a frozen result, with its sign-off, as the file that `npm run verify` and this screen check. */
function saveFrozenFile({ kind, sha256, signOff, result }: FrozenAnswer, day: string): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify({ kind, sha256, signOff, result })], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = say.fileName(day, sha256);
  link.click();
  URL.revokeObjectURL(url);
}
