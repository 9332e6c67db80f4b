import { outlineMessages } from './messages.ts';

const say = outlineMessages.takesLong;

/** Appears after some seconds, without a script, because the script itself may be what does not load. */
export function SlowNote() {
  return (
    <p className="appear-late max-w-sm text-center text-sm text-muted">
      {say.before}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own, query included; no script is there for a button */}
      <a href="" className="text-accent underline underline-offset-4">
        {say.link}
      </a>
      {say.after}
    </p>
  );
}
