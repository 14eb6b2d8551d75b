import { render } from 'preact';
import { App } from './app/app';
import { watchInput } from './service/rpm';

watchInput();
render(<App />, document.body);
