import { outlineMessages } from './messages.ts';

const say = outlineMessages.takesLong;

/** Appears after some seconds, without a script, because the script itself may be what does not load. */
export function SlowNote() {
  return (
    <p className="appear-late max-w-sm text-center text-sm text-muted">
      {say.before}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page, including its query; no script has loaded for a button */}
      <a href="" className="text-accent underline underline-offset-4">
        {say.link}
      </a>
      {say.after}
    </p>
  );
}
