import Testing
import UIKit

@MainActor @Suite struct CoordinateSpaceTests {
  /// A coordinate space that counts the calls it receives.
  private final class CustomSpace: NSObject, UICoordinateSpace {
    var calls = 0
    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
      calls += 1
      return point
    }
    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
      calls += 1
      return point
    }
    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
      calls += 1
      return rect
    }
    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
      calls += 1
      return rect
    }
    var bounds: CGRect {
      calls += 1
      return .zero
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let parent = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 300))
  private let child = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 100))
  private let sibling = UIView(frame: CGRect(x: 150, y: 220, width: 100, height: 100))

  init() {
    root.addSubview(parent)
    parent.addSubview(child)
    root.addSubview(sibling)
    child.bounds.origin = CGPoint(x: 3, y: 4)
  }

  @Test("facts 12.1: points and rectangles between views")
  func betweenViews() {
    let point = CGPoint(x: 8, y: 9)
    let rect = CGRect(x: 8, y: 9, width: 30, height: 40)
    #expect(child.convert(point, to: sibling) == CGPoint(x: -95, y: -135))
    #expect(child.convert(point, from: sibling) == CGPoint(x: 111, y: 153))
    #expect(child.convert(rect, to: sibling) == CGRect(x: -95, y: -135, width: 30, height: 40))
    #expect(child.convert(rect, from: sibling) == CGRect(x: 111, y: 153, width: 30, height: 40))
    #expect(child.convert(point, to: child) == point)
    #expect(child.convert(rect, from: child) == rect)
  }

  @Test("facts 12.1 through transformed views gives the same as without, where the transform is undone")
  func transformed() {
    parent.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let point = child.convert(CGPoint(x: 8, y: 9), to: sibling)
    let back = child.convert(point, from: sibling)
    #expect(abs(back.x - 8) < 1e-9 && abs(back.y - 9) < 1e-9)
    #expect(abs(point.x - -95) > 1)
  }

  @Test("facts 12.3: a custom space counts as the screen; its methods are not called")
  func customSpace() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.addSubview(root)
    let space = CustomSpace()
    #expect(child.convert(CGPoint(x: 8, y: 9), to: space) == CGPoint(x: 55, y: 85))
    #expect(child.convert(CGPoint(x: 8, y: 9), from: space) == CGPoint(x: -39, y: -67))
    #expect(space.calls == 0)
  }

  @Test("facts 12.4: the screen's spaces, and a window's place on the screen")
  func screen() {
    let screen = UIScreen.main
    #expect(screen.coordinateSpace as AnyObject === screen)
    #expect(screen.fixedCoordinateSpace as AnyObject !== screen)
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    window.addSubview(root)
    #expect(root.convert(CGPoint(x: 1, y: 2), to: screen.coordinateSpace) == CGPoint(x: 11, y: 22))
    #expect(root.convert(CGPoint(x: 11, y: 22), from: screen.coordinateSpace) == CGPoint(x: 1, y: 2))
    #expect(screen.convert(CGPoint(x: 11, y: 22), to: root) == CGPoint(x: 1, y: 2))
    #expect(root.convert(CGPoint(x: 1, y: 2), to: nil as UIView?) == CGPoint(x: 1, y: 2))
  }

  @Test("between two windows, through the screen")
  func betweenWindows() {
    let first = UIWindow(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let second = UIWindow(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    first.addSubview(parent)
    second.addSubview(sibling)
    #expect(parent.convert(CGPoint.zero, to: sibling) == CGPoint(x: 10 + 40 - 100 - 150, y: 20 + 60 - 50 - 220))
  }

  @Test("nil is the window's, or outside one the topmost view's space")
  func nilView() {
    #expect(child.convert(CGPoint(x: 8, y: 9), to: nil as UIView?) == CGPoint(x: 55, y: 85))
    #expect(
      child.convert(CGRect(x: 55, y: 85, width: 1, height: 2), from: nil as UIView?).origin == CGPoint(x: 8, y: 9))
  }
}
