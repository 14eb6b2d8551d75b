const RAW_FORM =
  'Use Form of dialog/form.tsx, which keeps what a person has entered if the session ends, and asks before it is lost.';
const RAW_STATE =
  'Keep what a person enters into a form with useDraft, and the dialog that is open with useDialog: useState forgets it when the session ends.';

/** Components that render a form. A component that renders one of these owns the values of its fields. */
const FORMS = ['Form', 'DialogForm', 'CorrectionDialog', 'FormCorrection'];

/** Rule of ESLint that finds forms of the console whose values are lost when the session ends. */
module.exports = {
  meta: { type: 'problem', schema: [] },
  create: ({ report }) => {
    /** Functions that contain the current node, each with its calls of `useState` and whether it renders a form. */
    const functions = [];
    const enter = () => functions.push({ states: [], rendersForm: false });
    const leave = () => {
      const { states, rendersForm } = functions.pop();
      if (rendersForm) for (const node of states) report({ node, message: RAW_STATE });
    };
    return {
      ':function': enter,
      ':function:exit': leave,
      'CallExpression[callee.name="useState"]': (node) => functions.at(-1)?.states.push(node),
      JSXOpeningElement: (node) => {
        if (node.name.name === 'form') report({ node, message: RAW_FORM });
        // A form may be in a function within the component, such as one that renders the loaded data.
        if (FORMS.includes(node.name.name)) for (const one of functions) one.rendersForm = true;
      },
    };
  },
};
