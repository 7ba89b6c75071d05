import type { EnglishTexts } from '../language.ts';
import { readTable, slugOf } from '../table.ts';
import { ENGLISH_POST_TEXTS } from './english-texts.ts';
import { contentOf, POSTS, paragraph } from './posts.ts';

const FIRST_CONTENT = [
  '<p>Every month the bar on the square paid as if it had a bread oven. Reme, who owns it, was sure that the coffee machine was to blame, because it is what makes the noise. We asked her for a week, put in six metering plugs and touched nothing else.</p>',
  '<h4>What the meter said</h4>',
  '<p>The coffee machine used its fair share, but only from seven to eleven. What never stopped was the bottle cooler in the storeroom: on since 1989, with a worn seal and pushed against the wall, it was cooling the whole room. Eleven kilowatt-hours a day, half of all the bar used, to chill forty bottles of tonic.</p>',
  '<blockquote><p>Thirty years of feeding it, and I had never noticed it.</p></blockquote>',
  '<h4>The sums</h4>',
  '<ul><li>The old cooler: some 4,000 kWh a year.</li><li>A new one of the same size, with a glass door: 730 kWh.</li><li>What the new one cost: what was saved in fourteen months.</li></ul>',
  '<p>We unplugged it on a Monday. On Tuesday the storeroom was silent, and Reme went down twice to see whether there was a power cut. The lesson is not to buy a cooler: it is to measure before you blame the coffee machine.</p>',
].join('');

const TITLES = [
  'The day we switched off the bar’s fridge',
  'Wool, a blanket and one degree less',
  'What a night of gaming uses',
  '“Energy you do not use pays no toll”',
  'Solar cooking: chickpeas in five hours',
  'A second-hand laptop and one panel',
  'Why is electricity cheaper on Sundays?',
  'Three villages that share a roof',
  'What we learnt from reading a thousand bills',
  'The water heater, that great unknown',
];

const TEXTS = readTable(['excerpt', 'opening', 'heading', 'body', 'commentText'], ENGLISH_POST_TEXTS);

/** The texts of each post by those of its samples. An excerpt is shown as text and as the HTML of the editor. */
const posts = POSTS.flatMap(({ title, slug, excerpt, content, comments }, index): [string, string][] => {
  const texts = TEXTS[index]!;
  const shown = TITLES[index]!;
  return [
    [title, shown],
    [slug, slugOf(shown)],
    [excerpt, paragraph(texts.excerpt)],
    [excerpt.slice('<p>'.length, -'</p>'.length), texts.excerpt],
    [content, index === 0 ? FIRST_CONTENT : contentOf(texts)],
    [comments[0]!.commentText, texts.commentText],
  ];
});

export const english: EnglishTexts = {
  ...Object.fromEntries(posts),
  '10 ene 2020': '10 Jan 2020',
  '12 feb 2020': '12 Feb 2020',
  '3 mar 2020': '3 Mar 2020',
  '18 may 2020': '18 May 2020',
  '1 jun 2020': '1 Jun 2020',
  '14 ene 2020': '14 Jan 2020',
  '16 ene 2020': '16 Jan 2020',
  '20 ene 2020': '20 Jan 2020',
  '24 ene 2020': '24 Jan 2020',
  '15 ene 2020': '15 Jan 2020',
  '14 feb 2020': '14 Feb 2020',
  '5 mar 2020': '5 Mar 2020',
  '20 may 2020': '20 May 2020',
  '4 jun 2020': '4 Jun 2020',
  '18 ene 2020': '18 Jan 2020',
  '22 ene 2020': '22 Jan 2020',
  '26 ene 2020': '26 Jan 2020',
};
