/** An expected outcome: allowed, or refused with a closed code that the browser turns into a sentence. */
export type Decision<Refusal extends string> = { ok: true } | { ok: false; reason: Refusal };
