import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReportSettingsShape } from '#contract/company.ts';
import { MAX_LOGO_BYTES, MAX_LOGO_SIDE } from '#domain/limits.ts';
import { logoProblem } from '#domain/people/logo.ts';
import { api, issuesOf } from '#web/lib/api.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { FileInput } from '#web/ui/inputs/file-input.tsx';
import { CardBody } from '#web/ui/layout/card.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { showReportSettings } from './api.ts';
import { logoProblems, reportMessages as say } from './messages.ts';

/** The logo on the covers of reports: shown, chosen and removed, each immediately. */
export function ReportLogo({ logo }: Pick<ReportSettingsShape, 'logo'>) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: (base64: string | null) => api.company.setReportLogo({ logo: base64 }),
    onSuccess(settings) {
      showReportSettings(client, settings);
      toast.success(settings.logo ? say.logoSaved : say.logoRemoved);
    },
    onError(error) {
      const code = issuesOf(error).logo;
      if (code && code in logoProblems) setProblem(logoProblems[code as keyof typeof logoProblems]);
      else toast.error(say.reportsSaveFailed, { id: 'report-logo' });
    },
  });

  async function choose(file: File) {
    const wrong = await problemOf(file);
    setProblem(wrong && logoProblems[wrong]);
    if (wrong === null) save.mutate(await toBase64(file));
  }

  return (
    <CardBody className="border-t">
      <div className="flex max-w-xl flex-col items-start gap-3">
        {logo ? (
          // On white, as on the report's cover.
          <img
            src={`data:${logo.mediaType};base64,${logo.base64}`}
            alt={say.logoShown}
            className="max-h-20 max-w-60 rounded-md border bg-[white] p-2"
          />
        ) : null}
        <Field label={say.logo} hint={say.logoHint(MAX_LOGO_BYTES / 1000, MAX_LOGO_SIDE)} error={problem}>
          <FileInput accept="image/png,image/jpeg" disabled={save.isPending} onFile={(file) => void choose(file)} />
        </Field>
        {logo ? (
          <Button size="sm" busy={save.isPending} onClick={() => save.mutate(null)}>
            {say.removeLogo}
          </Button>
        ) : null}
      </div>
    </CardBody>
  );
}

/** What the rules find wrong with a file, or the browser, which must be able to display it. */
async function problemOf(file: File): Promise<keyof typeof logoProblems | null> {
  const wrong = logoProblem(new Uint8Array(await file.arrayBuffer()));
  if (wrong) return wrong;
  try {
    (await createImageBitmap(file)).close();
    return null;
  } catch {
    return 'logo-no-picture';
  }
}

async function toBase64(file: File): Promise<string> {
  let signs = '';
  for (const byte of new Uint8Array(await file.arrayBuffer())) signs += String.fromCharCode(byte);
  return btoa(signs);
}
