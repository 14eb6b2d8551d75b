import { render } from 'preact';
import { App } from './app/app';
import { watchInput } from './app/rpm';

watchInput();
render(<App />, document.body);
