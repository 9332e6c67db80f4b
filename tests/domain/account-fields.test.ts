import { describe, expect, it } from 'vitest';
import { requestResetInput, signUpInput } from '#contract/auth-forms.ts';
import { inviteForm } from '#contract/invitations.ts';
import { emailProblem } from '#domain/people/email.ts';
import { MAX_PASSWORD, passwordProblem } from '#domain/people/password.ts';
import { personNameProblem } from '#domain/people/person-name.ts';

describe('account fields', () => {
  it.each([
    ['', 'email-required'],
    ['  ', 'email-required'],
    ['ada', 'invalid-email'],
    ['ada@example', 'invalid-email'],
    [' Ada@Example.com ', null],
    [`${'a'.repeat(250)}@example.com`, 'invalid-email'],
  ])('validates the email address “%s” as the server does', (email, problem) => {
    expect(emailProblem(email)).toBe(problem);
    expect(requestResetInput.safeParse({ email }).error?.issues[0]?.message ?? null).toBe(problem);
    expect(inviteForm.safeParse({ email, role: 'user' }).success).toBe(problem === null);
  });

  it.each([
    ['', 'name-required'],
    [' ', 'name-required'],
    ['Ada', null],
    ['x'.repeat(200), null],
    ['x'.repeat(201), 'name-too-long'],
    ['🪶'.repeat(200), null],
    ['Ada\nFounder', 'name-invalid'],
  ])('validates the name “%s” as the server does', (fullName, problem) => {
    expect(personNameProblem(fullName)).toBe(problem);
    const input = { fullName, email: 'ada@example.com', password: 'long enough' };
    expect(signUpInput(6).safeParse(input).error?.issues[0]?.message ?? null).toBe(problem);
  });

  it.each([
    ['', 'password-required'],
    ['short', 'password-too-short'],
    ['      ', null],
    ['x'.repeat(MAX_PASSWORD), null],
    ['x'.repeat(MAX_PASSWORD + 1), 'password-too-long'],
  ])('validates the password “%s” as the server does', (password, problem) => {
    expect(passwordProblem(password, 6)).toBe(problem);
    const input = { fullName: 'Ada', email: 'ada@example.com', password };
    expect(signUpInput(6).safeParse(input).error?.issues[0]?.message ?? null).toBe(problem);
  });
});
