/// Shows the menu of a control, and lets the touch that opened it choose an entry.
@MainActor package final class MenuAnchor {
  private weak var control: UIControl?
  private let menu: @MainActor () -> UIMenu?
  private let didChoose: @MainActor () -> Void
  private weak var overlay: MenuOverlay?
  /// The action that was chosen last.
  package var lastChosen: UIAction? { overlay?.chosen }

  /// Creates an anchor.
  ///
  /// - Parameter didChoose: called after an action of the menu was performed.
  package init(
    control: UIControl, menu: @escaping @MainActor () -> UIMenu?, didChoose: @escaping @MainActor () -> Void = {}
  ) {
    self.control = control
    self.menu = menu
    self.didChoose = didChoose
    let press = UILongPressGestureRecognizer { [weak self] recognizer in
      if recognizer.state == .began { self?.show() }
    }
    let click = UITapGestureRecognizer { [weak self] _ in self?.show() }
    click.buttonMaskRequired = .secondary
    control.addGestureRecognizer(press)
    control.addGestureRecognizer(click)
    self.press = press
    self.click = click
  }

  private var press: UILongPressGestureRecognizer?
  private var click: UITapGestureRecognizer?

  /// Whether holding the control opens the menu; false where a touch already does.
  package var opensByHolding: Bool {
    get { press?.isEnabled ?? false }
    set { press?.isEnabled = newValue }
  }

  func remove() {
    close()
    for recognizer in [press, click] { recognizer.map { control?.removeGestureRecognizer($0) } }
  }

  var isShowing: Bool { overlay?.isClosing == false }

  package func show(tracking touch: UITouch? = nil) {
    guard !isShowing, let control, let window = control.window else { return }
    if let interaction = control.contextMenuInteraction {
      interaction.didChoose = didChoose
      let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
      overlay = interaction.show(at: touch?.location(in: control) ?? middle)
      return
    }
    guard let menu = menu() else { return }
    let overlay = MenuOverlay(menu: menu, sender: control, didChoose: didChoose)
    self.overlay = overlay
    overlay.show(in: window, beside: control.convert(control.bounds, to: window))
  }

  func track(_ touch: UITouch) {
    guard isShowing, let overlay else { return }
    overlay.highlightRow(at: touch.location(in: overlay))
  }

  /// Chooses the row onto which a touch has moved. A touch that ends where it began leaves the menu open.
  func endTracking(_ touch: UITouch?) {
    guard isShowing, let overlay, let touch else { return }
    overlay.chooseRow(at: touch.location(in: overlay))
  }

  func close() {
    overlay?.close(animated: false)
  }
}
