import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';

// jsdom hides what has a `popover` and cannot open it: here the list is drawn where it stands.
const drawn = document.createElement('style');
drawn.textContent = '[popover]:has([role="listbox"]) { display: block !important }';
document.head.append(drawn);

type Choice = {
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly field: HTMLElement;
  readonly text: string;
};

/** Chooses by typing what a field finds, as a person does. */
export async function chooseByTyping({ user, field, text }: Choice): Promise<void> {
  await user.click(field);
  await user.type(field, text);
  await user.click(await screen.findByRole('option', { name: new RegExp(text) }));
}
