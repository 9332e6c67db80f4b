import { Upload } from 'lucide-react';
import { cn } from '#web/lib/cn.ts';
import { choiceMessages as say } from '../messages.ts';
import { buttonStyles } from './button-styles.ts';
import { type ControlProps, useFieldControl } from './field-context.ts';

interface FileInputProps {
  /** Media types and endings, as in HTML. */
  accept?: string;
  disabled?: boolean;
  /** Called for each chosen file; the same one can be chosen again. */
  onFile: (file: File) => void;
}

/** One file, chosen with a button in our words; the browser's own says "No file chosen" in a language of its own. */
export function FileInput({ accept, disabled, onFile }: FileInputProps) {
  const control = useFieldControl<ControlProps>({});
  return (
    <label
      className={cn(
        buttonStyles(),
        'relative w-fit cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:pointer-events-none has-disabled:opacity-50',
      )}
    >
      <Upload aria-hidden="true" />
      {say.chooseFile}
      <input
        {...control}
        type="file"
        accept={accept}
        disabled={disabled}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
