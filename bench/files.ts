import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { type FileKind, fileKinds } from '#domain/files/file-kinds.ts';
import type { ComponentId } from '#domain/ids.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { FileFacts } from '#reports/facts.ts';
import { makeFile } from '#reports/making/make-file.ts';
import { company } from '#sample/company.ts';
import { currentYear } from '#sample/current-year.ts';
import { earlierYear } from '#sample/earlier-year.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';

/** Made in a process of its own each, as the server does: what it takes at its peak, and the seconds of a core. */
const COUNTS = [500, 2000];

interface Taken {
  peakMb: number;
  seconds: number;
  cpu: number;
  kb: number;
}

const [, , child, kind, count] = process.argv;
if (child === 'child') {
  const facts = factsOf(Number(count));
  const startedAt = performance.now();
  const before = process.cpuUsage();
  const made = kind === 'nothing' ? new Uint8Array() : (await makeFile(kind as FileKind, facts)).bytes;
  const { user, system } = process.cpuUsage(before);
  const taken: Taken = {
    peakMb: process.resourceUsage().maxRSS / 1024,
    seconds: (performance.now() - startedAt) / 1000,
    cpu: (user + system) / 1e6,
    kb: made.byteLength / 1024,
  };
  process.send?.(taken, () => process.exit());
} else {
  for (const each of COUNTS) {
    const bare = await measure('nothing', each);
    console.log(`${each} components; the facts alone take ${bare.peakMb.toFixed(0)} MB`);
    for (const { id, label } of fileKinds) {
      const { peakMb, seconds, cpu, kb } = await measure(id, each);
      const times = (peakMb / bare.peakMb).toFixed(1);
      console.log(
        `  ${label.padEnd(20)} ${peakMb.toFixed(0).padStart(4)} MB (×${times})  ${seconds.toFixed(1).padStart(5)} s, ${cpu.toFixed(1)} of a core  ${kb.toFixed(0).padStart(6)} kB`,
      );
    }
  }
}

function measure(of: FileKind | 'nothing', components: number): Promise<Taken> {
  return new Promise((resolve, reject) => {
    const process = fork(import.meta.filename, ['child', of, String(components)], {
      execArgv: ['--max-old-space-size=512'],
    });
    process.on('message', (taken: Taken) => resolve(taken));
    process.on('error', reject);
    process.on('exit', (code) => code !== 0 && reject(new Error(`${of} ended with ${code}`)));
  });
}

/** The sample company with this many entries: its own, again and again under ids of their own. */
function factsOf(components: number): FileFacts {
  const data = toAssessmentData(currentYear, randomUUID);
  const grown: AssessmentData['components'] = Array.from({ length: components }, (_, at) => {
    const one = data.components[at % data.components.length] as (typeof data.components)[number];
    return { ...one, id: randomUUID() as ComponentId, title: `${one.title} ${at}` };
  });
  return {
    at: new Date().toISOString(),
    askedBy: 'bench',
    version: '0.0.0',
    company: { name: company.name },
    reportSettings: { reportName: '', accent: '', logo: null },
    data: { ...data, components: grown, assessment: { ...data.assessment, isReopened: false } },
    lastChanges: [],
    changes: [],
    hasOlderChanges: false,
    frozen: null,
    record: null,
    signatures: [],
    earlier: toAssessmentData(earlierYear, randomUUID),
  };
}
