import { Linter, type Rule } from 'eslint';
import { join } from 'node:path';

/** The rule is CommonJS outside of `src`, because ESLint loads it before the build. */
const rule = jest.requireActual<Rule.RuleModule>(join(__dirname, '../../lint/form-drafts.cjs'));

function messagesFor(code: string): string[] {
  const config: Linter.Config = {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { console: { rules: { 'form-drafts': rule } } },
    rules: { 'console/form-drafts': 'error' },
  };
  return new Linter().verify(code, config).map(({ message }) => message);
}

describe('the lint rule for forms of the console', () => {
  it('rejects a form element, which keeps no draft', () => {
    expect(messagesFor('const Page = () => <form><input /></form>;')).toEqual([expect.stringContaining('dialog/form.tsx')]);
  });

  it.each([
    'function Page() { const [text, setText] = useState(""); return <Form><input onInput={setText} /></Form>; }',
    'const Page = () => { const [text] = useState(""); return <Show>{() => <DialogForm>{text}</DialogForm>}</Show>; };',
    'function Dialogs() { const [open, setOpen] = useState(null); return open && <FormCorrection close={setOpen} />; }',
  ])('rejects useState in a component that renders a form: %s', (code) => {
    expect(messagesFor(code)).toEqual([expect.stringContaining('useDraft')]);
  });

  it.each([
    'function Page() { const draft = useDraft("page", start); return <Form draft={draft} />; }',
    'function List() { const [isLive] = useState(true); return <Table isLive={isLive} />; }',
    'function usePreview() { const [shown] = useState(null); return shown; }\nconst Page = () => <Form draft={null}>{usePreview()}</Form>;',
  ])('accepts %s', (code) => {
    expect(messagesFor(code)).toEqual([]);
  });
});
