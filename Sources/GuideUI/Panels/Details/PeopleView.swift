import GuideModel
import UIKit

/// A job and the people who did it. Pressing a person finds their other programmes.
final class PeopleView: UIView {
  private static let jobWidth: CGFloat = 104
  private static let lineHeight: CGFloat = 26
  private let jobLabel = UILabel()
  private let buttons: [UIButton]

  init(job: String, people: [ProgrammeDetailsContent.Person], onChoose: @escaping (String) -> Void) {
    buttons = people.map { person in
      let button = UIButton(type: .system)
      button.setTitle(person.name, for: .normal)
      button.setTitleColor(GuideTheme.accent, for: .normal)
      button.titleLabel?.font = UIFont.systemFont(ofSize: 13)
      button.contentHorizontalAlignment = .leading
      button.accessibilityHint = localized("Find other programmes with them")
      button.addAction(UIAction { _ in onChoose(person.name) }, for: .primaryActionTriggered)
      return button
    }
    roles = people.map { person in
      let label = UILabel()
      label.text = person.isGuest && person.role.isEmpty ? localized("guest") : person.role
      label.font = UIFont.systemFont(ofSize: 13)
      label.textColor = GuideTheme.secondaryText
      return label
    }
    super.init(frame: .zero)
    jobLabel.text = job
    jobLabel.font = UIFont.systemFont(ofSize: 13)
    jobLabel.textColor = GuideTheme.secondaryText
    jobLabel.numberOfLines = 0
    addSubview(jobLabel)
    for view in buttons as [UIView] + roles { addSubview(view) }
  }

  private let roles: [UILabel]

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(1, CGFloat(buttons.count)) * Self.lineHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat) {
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: Self.lineHeight)
    }
    place(jobLabel, x: 0, y: 0, width: Self.jobWidth)
    let left = Self.jobWidth + 12
    let room = max(0, bounds.width - left)
    for (index, button) in buttons.enumerated() {
      let y = CGFloat(index) * Self.lineHeight
      let wanted = (button.titleLabel?.intrinsicContentSize.width ?? 0).rounded(.up) + 2
      let width = min(wanted, room)
      place(button, x: left, y: y, width: width)
      place(roles[index], x: left + width + 8, y: y, width: max(0, room - width - 8))
    }
  }
}
