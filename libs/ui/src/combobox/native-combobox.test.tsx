import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { conforms } from '../conformance/conformance';
import { NativeCombobox } from './native-combobox';

const labels = { loading: 'Searching', empty: 'Nothing found' };
const options = [{ value: 'utrecht|52', label: 'Utrecht, NL' }];

const City = () => {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  return (
    <>
      <NativeCombobox
        label="City"
        inputValue={text}
        onInputChange={setText}
        options={options}
        onSelect={setChosen}
        labels={labels}
        leftOff={{ current: null }}
      />
      <output>{chosen}</output>
    </>
  );
};

describe('NativeCombobox', () => {
  conforms(
    <NativeCombobox
      label="City"
      inputValue=""
      onInputChange={() => undefined}
      options={options}
      onSelect={() => undefined}
      labels={labels}
      errorMessage="Choose a city."
      leftOff={{ current: null }}
    />,
    { ref: 'INPUT' },
  );

  it('takes a proposal of the browser, and keeps what is typed freely', async () => {
    render(<City />);
    const field = screen.getByRole('combobox', { name: 'City' });
    await userEvent.type(field, 'Utrecht');
    expect(field).toHaveValue('Utrecht');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(field, ', NL');
    expect(screen.getByRole('status')).toHaveTextContent('utrecht|52');
  });
});
