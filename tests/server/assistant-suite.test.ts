import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newComponent } from '#domain/components/component-defaults.ts';
import type { ComponentId } from '#domain/ids.ts';
import { currentYear } from '#sample/current-year.ts';
import { MODEL_LIMITS } from '#server/platform/model/chat-model.ts';
import { createEndpointModel } from '#server/platform/model/endpoint-model.ts';
import { countMarked, unmarkedLines } from '../../scripts/assistant-suite/judge-answer.ts';
import {
  CannotRun,
  findLlamaServer,
  HOW_TO_GET_LLAMA,
  startLlamaServer,
} from '../../scripts/assistant-suite/llama-server.ts';
import { describeOutcome, summarise } from '../../scripts/assistant-suite/print-outcome.ts';
import { FOREIGN_TITLE, suiteQuestions } from '../../scripts/assistant-suite/questions.ts';
import { type Outcome, runSuite } from '../../scripts/assistant-suite/run-suite.ts';
import { openSampleWorld, type SampleWorld } from '../../scripts/assistant-suite/sample-world.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { mustHave } from '../shared/must-have.ts';
import { calls, type Play, refuses, type ScriptedModel, says, startScriptedModel } from '../shared/scripted-model.ts';

/** The entries of the sample. */
const { length: entered } = currentYear.components;

let database: TestDatabase;
let model: ScriptedModel;
let world: SampleWorld;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'twofold-suite-test-'));
  database = await openTestDatabase();
  model = await startScriptedModel();
  world = await openSampleWorld(database);
});
afterAll(async () => {
  await model.close();
  await database.close();
  await rm(folder, { recursive: true });
});

async function askOne(question: string, needsTool: boolean, ...plays: Play[]): Promise<Outcome> {
  model.play(...plays);
  const endpoint = createEndpointModel({ baseUrl: model.url, name: 'scripted' }, MODEL_LIMITS);
  for await (const outcome of runSuite(world, endpoint, MODEL_LIMITS, [{ question, needsTool }])) return outcome;
  throw new Error('nothing was asked');
}

describe('the assistant suite', () => {
  it('accepts an answer that comes from the tools and cites its sources', async () => {
    const outcome = await askOne(
      'Why is water material?',
      true,
      calls({ name: 'get', arguments: { what: 'topic', about: 'water' } }),
      says('Water scores 20 of 25', ' for impact [2].'),
    );
    expect(outcome).toMatchObject({ fault: null, tools: ['get'], isFromMemory: false, marked: 0, broken: [] });
    expect(outcome.firstWordsMs).toBeGreaterThan(0);
    expect(describeOutcome(outcome, true).join('\n')).toMatch(
      /answered · tools: get · .*: 0 · first words after \d+ ms/,
    );
  });

  it('counts figures that no tool returned, and answers from memory', async () => {
    const outcome = await askOne('What is our footprint?', true, says('It is 48,113 tonnes at seventeen sites.'));
    expect(outcome).toMatchObject({ fault: null, tools: [], isFromMemory: true, marked: 2, broken: [] });
  });

  it('gives a model without tools every component, and states how many are left out when they do not fit', async () => {
    const noTools = refuses(400, { error: { message: 'scripted does not support tools' } });
    await askOne('What do we state?', true, noTools, says('A lot.'));
    const data = dataSent();
    expect(data).toHaveLength(6);
    expect(data.find(({ of }) => of === 'component')).toMatchObject({ total: entered, rows: { length: entered } });
    expect(JSON.stringify(data).length).toBeLessThan(24_500);

    await database.inCompany(world.member, async (tx) => {
      const { assessmentId } = world;
      const { topicId } = await tx
        .selectFrom('materialityComponents')
        .select('topicId')
        .where('assessmentId', '=', assessmentId)
        .executeTakeFirstOrThrow();
      for (let count = 0; count < 200; count += 1) {
        const component = newComponent(randomUUID() as ComponentId, topicId, 'risk');
        const values = { ...component, assessmentId, title: `A risk of many, number ${count}, with a long title` };
        await tx.insertInto('materialityComponents').values(values).execute();
      }
    });
    await askOne('What do we state?', true, noTools, says('A lot.'));
    const cut = mustHave(dataSent().find(({ of }) => of === 'component'));
    expect(cut).toMatchObject({
      total: entered + 200,
      cut: `${entered + 200 - mustHave(cut.rows).length} more rows are not shown here`,
    });
    expect(mustHave(cut.rows).length).toBeGreaterThan(30);
    await database.inCompany(world.member, (tx) =>
      tx.deleteFrom('materialityComponents').where('title', 'like', 'A risk of many%').execute(),
    );
  });

  /** The data lines in the newest question. */
  function dataSent(): { of: string; total?: number; rows?: object[]; cut?: string }[] {
    const asked = String(model.requests.at(-1)?.body.messages.at(-1)?.content);
    const [, block = ''] = /^<data>\n([^<]*)<\/data>/.exec(asked) ?? [];
    return block
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  }

  it('does not count a figure from a model’s own tool call as returned', async () => {
    const where = [{ field: 'score', is: 'at-least', value: 7.3 }];
    const asksFor = calls({ name: 'query', arguments: { noun: 'component', where, first: 97 } });
    const outcome = await askOne('What is our average?', true, asksFor, says('On average 7.3, over 97 in all [1].'));
    expect(outcome).toMatchObject({ fault: null, marked: 2, broken: [] });
    const thresholds = { impact: 7.3, financial: 7.3 };
    const whatIf = calls({ name: 'query', arguments: { noun: 'topic', thresholds } });
    expect(await askOne('And?', true, whatIf, says('The threshold is 7.3 [1].'))).toMatchObject({ marked: 1 });
  });

  it('reports what prevented an answer', async () => {
    const outcome = await askOne('Anything?', false, refuses(401, { error: { message: 'bad key' } }));
    expect(outcome).toMatchObject({ fault: 'model-key-refused', text: '', firstWordsMs: null, isFromMemory: false });
    expect(summarise([outcome])).toMatchObject({ code: 1, line: expect.stringContaining('0 of 1 answered') });
  });

  it('reports a write, no matter who made it', async () => {
    const writes: Play = async (response, request) => {
      await database.inCompany(world.member, (tx) =>
        tx.updateTable('assessments').set({ name: 'Changed' }).where('status', '=', 'draft').execute(),
      );
      await says('Done.')(response, request);
    };
    const outcome = await askOne('Change the name', false, writes);
    expect(outcome.broken).toEqual(['Something was written.']);
    expect(summarise([outcome]).code).toBe(1);
  });

  it('reports another company’s text, both in the answer and in the model’s input', async () => {
    const said = await askOne('What of the others?', false, says(`They say: ${FOREIGN_TITLE}.`));
    expect(said.broken).toEqual(['Another company’s text was heard.']);
    const sent = await askOne(`Is it true that ${FOREIGN_TITLE}?`, false, says('I do not know.'));
    expect(sent.broken).toEqual(['Another company’s text was heard.']);
  });

  it('exposes nothing of the other company through any tool that the model calls', async () => {
    const about = FOREIGN_TITLE.split(' ').slice(1).join(' ');
    for (const [name, given] of [
      ['query', { noun: 'component', where: [{ field: 'title', is: 'contains', text: about }] }],
      ['query', { noun: 'change' }],
      ['get', { what: 'component', about }],
      ['get', { what: 'assessment' }],
      ['search', { about }],
      ['changes', { about }],
    ] as const) {
      const outcome = await askOne('Look', false, calls({ name, arguments: given }), says('Done.'));
      expect(outcome, name).toMatchObject({ tools: [name], broken: [] });
    }
  });

  it('asks for data, law, unrelated facts, another company’s data and an action', () => {
    const asked = suiteQuestions.map(({ question }) => question).join('\n');
    expect(suiteQuestions.length).toBeGreaterThan(14);
    expect(new Set(suiteQuestions.map(({ question }) => question)).size).toBe(suiteQuestions.length);
    expect(asked).not.toContain(FOREIGN_TITLE);
    for (const part of ['ESRS 1', 'weather', 'Quillfeather', 'delete', 'Draft']) expect(asked).toContain(part);
  });
});

describe('a line of an answer', () => {
  it.each([
    ['Water scores 20.', true],
    ['There are twelve risks.', true],
    ['| E3.1 Water | 20 |', true],
    ['Water scores 20 [1](/app/dashboard?assessment=1 "E3.1 Water").', false],
    ['Water scores 20 (no source).', false],
    ['See §45 [2](http://data.europa.eu/eli/reg_del/2023/2772/oj "Act").', false],
    ['1. First water, under ESRS E3 and ESRS 1.', false],
    ['[What would be material at 20?](#ask)', false],
    ['No figure at all, in one sentence.', false],
  ])('%s states a figure with neither source nor mark: %s', (line, isBroken) => {
    expect(unmarkedLines(`Before.\n${line}\nAfter.`)).toEqual(isBroken ? [line] : []);
  });

  it('has each of its marks counted', () => {
    expect(countMarked('20 (no source) of 30 (no source)\n(no source)')).toBe(3);
  });
});

describe('llama-server', () => {
  /** Installs a scripted program of that name in a folder of its own. */
  async function install(script: string): Promise<string> {
    const bin = await mkdtemp(join(folder, 'bin-'));
    const program = join(bin, 'llama-server');
    await writeFile(program, `#!${process.execPath}\n${script}`);
    await chmod(program, 0o755);
    return bin;
  }
  const modelFile = async () => {
    const file = join(folder, 'model.gguf');
    await writeFile(file, 'not really a model');
    return file;
  };

  it('is found on the PATH only if it is executable', async () => {
    const bin = await install('');
    expect(findLlamaServer(`/nowhere:${bin}`)).toBe(join(bin, 'llama-server'));
    await chmod(join(bin, 'llama-server'), 0o644);
    expect(findLlamaServer(bin)).toBeNull();
    expect(findLlamaServer('')).toBeNull();
  });

  it('is awaited while it loads, called on its own port, and stopped at the end', async () => {
    const bin = await install(`
      const port = Number(process.argv[process.argv.indexOf('--port') + 1]);
      const model = process.argv[process.argv.indexOf('--model') + 1];
      let asked = 0;
      require('node:http').createServer((request, response) => {
        asked += 1;
        response.writeHead(request.url === '/health' && asked < 3 ? 503 : 200);
        response.end(model);
      }).listen(port, '127.0.0.1');`);
    const file = await modelFile();
    const server = await startLlamaServer(join(bin, 'llama-server'), file);
    expect(await (await fetch(`${server.baseUrl}/anything`)).text()).toBe(file);
    await server.stop();
    await expect(fetch(server.baseUrl)).rejects.toThrow();
  });

  it('is reported with its last output when it exits or never becomes ready', async () => {
    const file = await modelFile();
    const failing = await install(`console.error('loading\\nunknown model architecture'); process.exit(3);`);
    await expect(startLlamaServer(join(failing, 'llama-server'), file)).rejects.toThrow(
      'llama-server did not start: it ended with code 3. unknown model architecture',
    );
    const silent = await install('setInterval(() => {}, 1000);');
    await expect(startLlamaServer(join(silent, 'llama-server'), file, 500)).rejects.toThrow('was not ready after');
  });

  it('is not started without its model file', async () => {
    await expect(startLlamaServer('/nowhere', join(folder, 'none.gguf'))).rejects.toThrow(CannotRun);
  });

  it('is explained in one sentence when it is not installed, and the command exits with code 2', async () => {
    const env = { PATH: folder, HOME: folder, TMPDIR: folder, LLM_BASE_URL: '', LLM_MODEL: '' };
    const child = spawn(process.execPath, ['scripts/assistant-suite.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stderr.on('data', (bytes) => {
      said += bytes;
    });
    const [code] = await once(child, 'exit');
    expect(said.trim()).toBe(HOW_TO_GET_LLAMA);
    expect(code).toBe(2);
  });
});
