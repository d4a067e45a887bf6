import Testing

import UIKit

@MainActor private final class Star: UIButton { let points = 5 }
@MainActor private final class Photo: UIImageView {
  var images = 0
  override init(image: UIImage?) {
    super.init(image: image)
    images = 1
  }
  override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
    images = 2
  }
  required init?(coder: NSCoder) { nil }
}
@MainActor private final class Row: UIStackView { let gap = 3 }
@MainActor private final class Glass: UIVisualEffectView { let depth = 4 }
@MainActor private final class Notes: UITextView { let lines = 6 }
@MainActor private final class Drag: UIPanGestureRecognizer { let steps = 7 }

/// On iOS any initialiser of UIKit's classes can be called on a class that is a parameter.
@MainActor @Suite("Making objects of classes that are parameters") struct MakingTests {
  private func button<Button: UIButton>(_ type: Button.Type) -> Button { Button(type: .system) }
  private func framed<Button: UIButton>(_ action: UIAction, _ type: Button.Type) -> Button {
    type.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4), primaryAction: action)
  }
  private func configured<Button: UIButton>(_ type: Button.Type) -> Button { Button(configuration: .filled()) }
  private func picture<View: UIImageView>(_ image: UIImage, _ type: View.Type) -> View { View(image: image) }
  private func pictures<View: UIImageView>(_ image: UIImage, _ type: View.Type) -> View {
    View(image: image, highlightedImage: image)
  }
  private func stack<Stack: UIStackView>(_ view: UIView, _ type: Stack.Type) -> Stack {
    Stack(arrangedSubviews: [view])
  }
  private func effect<View: UIVisualEffectView>(_ type: View.Type) -> View { View(effect: UIBlurEffect(style: .dark)) }
  private func text<View: UITextView>(_ type: View.Type) -> View {
    View(frame: CGRect(x: 0, y: 0, width: 50, height: 20), textContainer: nil)
  }
  private func gesture<Gesture: UIGestureRecognizer>(_ type: Gesture.Type) -> Gesture {
    Gesture(target: nil, action: nil)
  }

  @Test func buttonsAreOfTheSubclass() {
    #expect(button(Star.self).points == 5)
    #expect(button(Star.self).buttonType == .system)
    let framed = framed(UIAction(title: "go") { _ in }, Star.self)
    #expect(framed.points == 5)
    #expect(framed.frame.width == 3)
    #expect(framed.title(for: .normal) == "go")
    #expect(configured(Star.self).configuration != nil)
    let kind: UIButton.Type = Star.self
    #expect((kind.init(type: .close) as? Star)?.buttonType == .close)
  }

  @Test func imageViewsCallTheInitialisersOfTheSubclass() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    let one = picture(image, Photo.self)
    #expect(one.images == 1)
    #expect(one.bounds.width == 4)
    let two = pictures(image, Photo.self)
    #expect(two.images == 2)
    #expect(two.highlightedImage === image)
  }

  @Test func otherViewsAreOfTheSubclass() {
    let view = UIView()
    let stack = stack(view, Row.self)
    #expect(stack.gap == 3)
    #expect(stack.arrangedSubviews == [view])
    let glass = effect(Glass.self)
    #expect(glass.depth == 4)
    #expect(glass.effect is UIBlurEffect)
    let notes = text(Notes.self)
    #expect(notes.lines == 6)
    #expect(notes.frame.width == 50)
  }

  @Test func gestureRecognisersAreOfTheSubclass() {
    #expect(gesture(Drag.self).steps == 7)
  }
}
