/// A phase of a frame, in which an update link calls its actions.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiupdateactionphase).
public struct UIUpdateActionPhase: Hashable, Sendable {
  /// The phase of Lineup's frames in which the actions run.
  enum Moment: Int, Sendable { case animate, layout, render }

  private let name: String
  let moment: Moment

  /// After the frame was scheduled.
  public static let afterUpdateScheduled = Self(name: "afterUpdateScheduled", moment: .animate)
  /// Before events are delivered. They are delivered before frames here, so this is the start of the frame.
  public static let beforeEventDispatch = Self(name: "beforeEventDispatch", moment: .animate)
  /// After events were delivered.
  public static let afterEventDispatch = Self(name: "afterEventDispatch", moment: .animate)
  /// Before display links are called.
  public static let beforeCADisplayLinkDispatch = Self(name: "beforeCADisplayLinkDispatch", moment: .animate)
  /// After display links were called.
  public static let afterCADisplayLinkDispatch = Self(name: "afterCADisplayLinkDispatch", moment: .animate)
  /// Before layout and drawing.
  public static let beforeCATransactionCommit = Self(name: "beforeCATransactionCommit", moment: .layout)
  /// After layout and drawing.
  public static let afterCATransactionCommit = Self(name: "afterCATransactionCommit", moment: .render)
  /// Before events that are delivered late. They do not exist here.
  public static let beforeLowLatencyEventDispatch = Self(name: "beforeLowLatencyEventDispatch", moment: .render)
  /// After events that are delivered late. They do not exist here.
  public static let afterLowLatencyEventDispatch = Self(name: "afterLowLatencyEventDispatch", moment: .render)
  /// Before the second layout of a frame. There is none here.
  public static let beforeLowLatencyCATransactionCommit = Self(
    name: "beforeLowLatencyCATransactionCommit", moment: .render)
  /// After the second layout of a frame. There is none here.
  public static let afterLowLatencyCATransactionCommit = Self(
    name: "afterLowLatencyCATransactionCommit", moment: .render)
  /// At the end of the frame.
  public static let afterUpdateComplete = Self(name: "afterUpdateComplete", moment: .render)
}
