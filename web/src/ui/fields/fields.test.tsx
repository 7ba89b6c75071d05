import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NumberField } from './number-field.tsx';
import { SliderField } from './slider-field.tsx';
import { TextAreaField, TextField } from './text-field.tsx';

afterEach(cleanup);

function Price({ onChange }: { onChange: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(1234.5);
  const change = (next: number | null) => {
    setValue(next);
    onChange(next);
  };
  return <NumberField label="Precio" unit="€/kWh" decimals={6} value={value} onChange={change} />;
}

describe('NumberField', () => {
  it('NumberField shows a Spanish number, accepts what is typed and groups its thousands when it is left', async () => {
    const onChange = vi.fn();
    render(<Price onChange={onChange} />);
    const field = screen.getByLabelText('Precio');
    expect(field).toHaveProperty('value', '1.234,5');

    const user = userEvent.setup();
    await user.clear(field);
    await user.type(field, '0,123456');
    expect(field).toHaveProperty('value', '0,123456');
    expect(onChange).toHaveBeenLastCalledWith(0.123456);

    await user.clear(field);
    await user.type(field, '9876.5');
    await user.tab();
    expect(field).toHaveProperty('value', '9.876,5');
  });

  it('NumberField is empty while its text is not a number, and keeps the text to be corrected', async () => {
    const onChange = vi.fn();
    render(<Price onChange={onChange} />);
    const field = screen.getByLabelText('Precio');
    const user = userEvent.setup();
    await user.clear(field);
    await user.type(field, 'doce');
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(field).toHaveProperty('value', 'doce');
  });
});

describe('SliderField', () => {
  it('SliderField reports its position once a frame, and commits when the handle is let go', async () => {
    const onChange = vi.fn();
    const onCommit = vi.fn();
    const format = (value: number) => `${value} €/MWh`;
    render(<SliderField label="Fee" min={0} max={20} value={4} {...{ onChange, onCommit, format }} />);
    const slider = screen.getByLabelText('Fee');
    for (const value of ['5', '6', '7']) fireEvent.change(slider, { target: { value } });
    expect(onChange).not.toHaveBeenCalled();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(onChange.mock.calls).toEqual([[7]]);
    fireEvent.pointerUp(slider);
    expect(onCommit).toHaveBeenCalledWith(7);
  });
});

describe('a field with an error', () => {
  it('a field ties its error and its hint to its control', () => {
    render(
      <TextField
        label="NIF"
        value=""
        onChange={() => undefined}
        error="Falta la letra"
        hint="Con su letra"
      />,
    );
    const field = screen.getByLabelText('NIF');
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Falta la letra',
      'Con su letra',
    ]);
  });
});

it('a field of several lines takes the focus when it is asked to, on a page and in a dialog', () => {
  render(<TextAreaField label="Nota" value="" autoFocus onChange={() => undefined} />);
  const field = screen.getByLabelText('Nota');
  expect(document.activeElement).toBe(field);
  // What a dialog looks for, whose own opening would take the focus away again.
  expect(field.hasAttribute('data-autofocus')).toBe(true);
});
