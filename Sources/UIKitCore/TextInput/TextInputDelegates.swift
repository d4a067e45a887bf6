/// The delegates of a text input besides that of its own class, held weakly.
struct TextInputDelegates {
  weak var drag: (any UITextDragDelegate)?
  weak var drop: (any UITextDropDelegate)?
  weak var paste: (any UITextPasteDelegate)?
  weak var input: (any UITextInputDelegate)?
}
