import QuartzCore

/// One element of a window as seen by assistive technology: plain values and the numbers of its neighbours.
package struct AccessibilityNode: Equatable, Sendable {
  /// A number in a range, which users can change if the node has actions for it.
  package struct Quantity: Equatable, Sendable {
    package var minimum: Double
    package var maximum: Double
    package var current: Double
    /// The amount of one keyboard step; 0 if unknown.
    var step: Double

    package init(minimum: Double, maximum: Double, current: Double, step: Double = 0) {
      self.minimum = minimum
      self.maximum = maximum
      self.current = current
      self.step = step
    }
  }

  /// The contents of a text field.
  package struct Text: Equatable, Sendable {
    package var string: String
    /// The selection, or the caret when it is empty, counted in Unicode scalars of `string`.
    var selection: Range<Int>

    package init(string: String, selection: Range<Int>) {
      self.string = string
      self.selection = selection
    }
  }

  /// The number, unique in the process and never reused.
  package var id: Int
  /// The parent's number; nil for the window itself.
  package var parent: Int?
  /// The children in reading order.
  package var children: [Int] = []
  package var role: AccessibilityRole
  package var name = ""
  package var description = ""
  /// The value in words.
  package var value = ""
  /// A name for tests, which is never spoken.
  package var identifier = ""
  /// The language as a BCP 47 tag; empty for the process's own.
  package var language = ""
  package var states: AccessibilityStates = []
  /// The visible part, in points of the window.
  package var frame: CGRect
  /// The names of its actions; `AccessibilityProvider.perform` takes their indices.
  package var actions: [String] = []
  package var quantity: Quantity?
  package var text: Text?

  package init(id: Int, role: AccessibilityRole, name: String = "", frame: CGRect) {
    self.id = id
    self.role = role
    self.name = name
    self.frame = frame
  }
}
