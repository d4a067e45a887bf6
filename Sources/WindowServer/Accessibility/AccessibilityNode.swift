import QuartzCore

/// One element of a window, as assistive technology sees it: plain values and the numbers of its neighbours.
package struct AccessibilityNode: Equatable, Sendable {
  /// A number in a range, that a person may change when the node has the actions for it.
  package struct Quantity: Equatable, Sendable {
    package var minimum: Double
    package var maximum: Double
    package var current: Double
    /// The amount of one step by the keyboard; 0 when unknown.
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

  /// Unique in the process, and never used again for another element.
  package var id: Int
  /// `nil` for the window itself.
  package var parent: Int?
  /// In the order in which they are read.
  package var children: [Int] = []
  package var role: AccessibilityRole
  package var name = ""
  package var description = ""
  /// The value in words.
  package var value = ""
  /// A name for tests, never read out.
  package var identifier = ""
  /// A BCP 47 tag; empty for the process's language.
  package var language = ""
  package var states: AccessibilityStates = []
  /// The part on the screen, in points of the window.
  package var frame: CGRect
  /// The names of its actions; `AccessibilityProvider.perform` takes their indexes.
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
