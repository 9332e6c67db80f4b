import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PasswordCost } from '#server/platform/config/config.ts';
import { createQueue } from '#server/platform/limits/work-queue.ts';

/**
 * The cost of hashing: argon2id with 64 MiB, 2 passes, 1 lane (OWASP requires at least 19 MiB with 2 passes), about 0.1 s on one core.
 * Each hash names its parameters, so that they can be raised without locking anyone out.
 */
const COST: PasswordCost = { memory: 64 * 1024, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;

const derive = promisify(argon2);
/** Two at a time: a flood of sign-ins uses only 128 MiB and two threads of the pool. */
const queue = createQueue({ atOnce: 2, waiting: 100 });

/**
 * Hashes a password into the PHC text format.
 * @throws `QueueFull` if too many are already waiting
 */
export function hashPassword(password: string, cost = COST): Promise<string> {
  return queue(async () => {
    const salt = randomBytes(SALT_BYTES);
    const tag = await derive('argon2id', { message: password, nonce: salt, tagLength: TAG_BYTES, ...cost });
    return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(tag)}`;
  });
}

const phc = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{16,})\$([A-Za-z0-9+/]{32,})$/;

/**
 * Whether the password matches the hash. Compared exactly as typed, without trimming or changing its case or form. Without a hash the
 * result is false, after the same time, so that nobody can tell from the time whether there is an account.
 * @throws `QueueFull` if too many are already waiting
 */
export async function verifyPassword(password: string, hash: string | null | undefined, cost = COST): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = phc.exec(hash ?? '') ?? [];
  if (!salt || !tag) {
    await hashPassword(password, cost);
    return false;
  }
  return queue(async () => {
    const expected = Buffer.from(tag, 'base64');
    const found = await derive('argon2id', {
      message: password,
      nonce: Buffer.from(salt, 'base64'),
      tagLength: expected.length,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    });
    return timingSafeEqual(found, expected);
  });
}

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
