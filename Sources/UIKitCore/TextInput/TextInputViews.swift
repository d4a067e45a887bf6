/// The views that an app shows for the input of a text: in place of a keyboard, and above it.
struct TextInputViews {
  var input: UIView?
  var accessory: UIView?
}
