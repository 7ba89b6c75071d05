import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeScreens } from '../../../data/test-screen.tsx';
import { openPages } from '../test-pages.tsx';
import CategoryScreen from './category.screen.tsx';
import FaqScreen from './faq.screen.tsx';
import KnowledgeBaseScreen from './knowledge-base.screen.tsx';
import QuestionScreen from './question.screen.tsx';

afterEach(closeScreens);

const open = (address: string) =>
  openPages(address, {
    '/pages/faq': FaqScreen,
    '/pages/knowledge-base': KnowledgeBaseScreen,
    '/pages/knowledge-base/:category': CategoryScreen,
    '/pages/knowledge-base/:category/:question': QuestionScreen,
  });

const questions = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);

describe('the FAQ', () => {
  it('counts the questions of each category that match the search, and keeps the search in the address', async () => {
    const { user, router } = await open('/pages/faq');
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent?.match(/\d+/)?.[0])).toEqual(['7', '5', '7', '5', '4']);
    expect(questions()).toHaveLength(7);
    await user.type(screen.getByRole('searchbox'), 'tarjeta{Enter}');
    await waitFor(() => expect(questions().every((question) => /tarjeta/i.test(question ?? ''))).toBe(true));
    expect(questions().length).toBeGreaterThan(0);
    expect(router.location.search).toEqual({ q: 'tarjeta' });
  });

  it('changes category with the arrows, and says when nothing in it matches', async () => {
    const { user } = await open('/pages/faq?q=zzz');
    await screen.findByText('Ninguna pregunta de este tema coincide');
    screen.getAllByRole('tab')[0]!.focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('tab')[1]!.getAttribute('aria-selected')).toBe('true');
  });
});

describe('the knowledge base', () => {
  it('leads from the categories to the topics, to an answer and back', async () => {
    const { user, router } = await open('/pages/knowledge-base');
    await screen.findByRole('heading', { name: 'Tu factura' });
    await user.click(screen.getByRole('button', { name: 'coche' }));
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Coche eléctrico' }));
    await screen.findByRole('heading', { name: /^Comprar en la tienda/ });
    const link = (name: string) => screen.queryByRole('link', { name });
    expect(link('¿Cuándo conviene cargar el coche?')).not.toBeNull();
    expect(link('¿Cómo uso un cupón de descuento?')).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'recambios{Enter}');
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1));
    expect(
      within(screen.getByRole('heading', { level: 2 }).closest('section')!).getAllByRole('link'),
    ).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: '¿Vendéis recambios?' }));
    await screen.findByText('Actualizado el 15/03/2023');
    await screen.findByText('Cómo encontrarlos');
    const related = within(screen.getByRole('navigation', { name: 'Preguntas relacionadas' }));
    expect(
      related.getByRole('link', { name: '¿Qué son las horas punta, llano y valle?' }).getAttribute('href'),
    ).toBe('/pages/knowledge-base/coche-electrico/que-son-las-horas-punta-llano-y-valle');
    await user.click(related.getByRole('link', { name: 'Volver al tema' }));
    await waitFor(() => expect(router.location.pathname).toBe('/pages/knowledge-base/coche-electrico'));
  });

  it.each(['/pages/knowledge-base/nada', '/pages/knowledge-base/tu-factura/nada'])(
    'says that it has nothing at %s',
    async (address) => {
      await open(address);
      await screen.findByText('Aquí no hay ninguna respuesta');
    },
  );
});
