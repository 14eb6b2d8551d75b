import { ValueError } from '../format/value-error';

export const NOT_TEXT = new ValueError('not_text', 'Send text.');
export const EMPTY_TEXT = new ValueError('empty', 'Send at least one character.');
export const SENT_TWICE = new ValueError('repeated', 'Send this parameter once.');
export const NOT_AN_OBJECT = new ValueError('not_an_object', 'Send a JSON object.');

export const notAChoice = (choices: readonly string[]) => new ValueError('not_a_choice', `Send one of: ${choices.join(', ')}.`);
