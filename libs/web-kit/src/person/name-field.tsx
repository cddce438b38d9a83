import { unprintedLetters } from '@tandem/domain/fields';
import { TextField, type TextFieldProps } from '@tandem/ui/text-field';
import { useText } from '../language/text';

/** A first or last name of a candidate. It says at once which letters a printed resume would leave out, and what to do about it. */
export const NameField = (props: Omit<TextFieldProps, 'description'>) => {
  const t = useText();
  const letters = unprintedLetters(props.value ?? '');
  return <TextField {...props} description={letters.length > 0 ? t('profile.name_unprinted', { letters: letters.join(' ') }) : ''} />;
};
