extension UITextView {
  /// Returns the link, picture or marked range at a point; nil for none.
  func textItem(at point: CGPoint) -> UITextItem? {
    if let (url, range) = link(at: point) { return UITextItem(content: .link(url), range: range) }
    let place = offset(at: point)
    for at in [place, place - 1] where lineRects(of: at..<at + 1).first?.contains(point) == true {
      guard let (values, range) = content.attributes(at: at) else { continue }
      if let tag = values[.textItemTag] as? String { return UITextItem(content: .tag(tag), range: range) }
      if let picture = values[.attachment] as? NSTextAttachment {
        return UITextItem(content: .textAttachment(picture), range: range)
      }
    }
    return nil
  }

  /// Performs the action of a click on an item: the delegate's action, or else its menu, or else opening a link.
  ///
  /// - Returns: whether the click did anything.
  func follow(_ item: UITextItem, at point: CGPoint) -> Bool {
    let url: URL? = if case .link(let url) = item.content { url } else { nil }
    let open = UIAction(title: "Open Link") { _ in
      if let url { UIApplication.shared.open(url) }
    }
    guard let delegate else {
      if url != nil { open.performWithSender(self, target: nil) }
      return url != nil
    }
    let answer: UIAction?? = OptionalMethod.call(.textViewPrimaryActionFor) {
      delegate.textView(self, primaryActionFor: item, defaultAction: open)
    }
    if case .some(.some(let action)) = answer {
      action.performWithSender(self, target: nil)
      return true
    }
    let copy = UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url }
    let usual = UIMenu(children: url == nil ? [] : [open, copy])
    if case .some(.none) = answer {
      // The delegate has no action: the item shows its menu.
      guard let menu = delegate.textView(self, menuConfigurationFor: item, defaultMenu: usual)?.menu,
        !menu.children.isEmpty
      else { return true }
      if let window {
        let overlay = MenuOverlay(menu: menu, sender: self) {}
        overlay.show(in: window, beside: convert(CGRect(origin: point, size: .zero), to: window))
      }
      return true
    }
    if case .textAttachment(let picture) = item.content { return tell(delegate, of: picture, in: item.range) }
    guard let url else { return false }
    if allows(delegate, url, in: item.range) { open.performWithSender(self, target: nil) }
    return true
  }

  /// Asks the delegate whether a link is opened: by the newer method, or else by the older one.
  private func allows(_ delegate: any UITextViewDelegate, _ url: URL, in range: NSRange) -> Bool {
    let answer = OptionalMethod.call(.textViewShouldInteractWith) {
      delegate.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
    }
    return answer ?? delegate.textView(self, shouldInteractWith: url, in: range)
  }

  /// Tells the delegate of a click on a picture: by the newer method, or else by the older one.
  ///
  /// - Returns: whether it has either.
  private func tell(_ delegate: any UITextViewDelegate, of picture: NSTextAttachment, in range: NSRange) -> Bool {
    let answer = OptionalMethod.call(.textViewShouldInteractWithAttachment) {
      delegate.textView(self, shouldInteractWith: picture, in: range, interaction: .invokeDefaultAction)
    }
    let older = OptionalMethod.call(.textViewShouldInteractWithAttachmentIn) {
      answer ?? delegate.textView(self, shouldInteractWith: picture, in: range)
    }
    return (answer ?? older) != nil
  }
}
