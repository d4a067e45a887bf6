/// The program's icon, the same as `Packaging/lineup.svg`.
enum WebIcon {
  static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">
      <defs>
        <linearGradient id="body" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#2a3646"/>
          <stop offset="1" stop-color="#141a23"/>
        </linearGradient>
        <clipPath id="screen"><rect x="14" y="26" width="100" height="76" rx="8"/></clipPath>
      </defs>
      <rect x="8" y="22" width="112" height="88" rx="14" fill="#0b0f15"/>
      <rect x="8" y="20" width="112" height="88" rx="14" fill="url(#body)"/>
      <g clip-path="url(#screen)">
        <rect x="14" y="26" width="100" height="76" fill="#10151d"/>
        <rect x="14" y="26" width="22" height="76" fill="#1d2632"/>
        <g fill="#93a1b3">
          <rect x="19" y="33" width="12" height="9" rx="2.5"/>
          <rect x="19" y="52" width="12" height="9" rx="2.5"/>
          <rect x="19" y="71" width="12" height="9" rx="2.5"/>
          <rect x="19" y="90" width="12" height="9" rx="2.5"/>
        </g>
        <g>
          <rect x="39" y="29" width="30" height="16" rx="3" fill="#3b4a5e"/>
          <rect x="71" y="29" width="43" height="16" rx="3" fill="#4d8ef0"/>
          <rect x="39" y="48" width="48" height="16" rx="3" fill="#e8ab3d"/>
          <rect x="89" y="48" width="25" height="16" rx="3" fill="#3b4a5e"/>
          <rect x="39" y="67" width="18" height="16" rx="3" fill="#3b4a5e"/>
          <rect x="59" y="67" width="38" height="16" rx="3" fill="#4fb26d"/>
          <rect x="99" y="67" width="15" height="16" rx="3" fill="#3b4a5e"/>
          <rect x="39" y="86" width="37" height="16" rx="3" fill="#9d6ae0"/>
          <rect x="78" y="86" width="36" height="16" rx="3" fill="#3b4a5e"/>
        </g>
        <rect x="74.5" y="26" width="3" height="76" fill="#ff4b4b"/>
        <circle cx="76" cy="28" r="5" fill="#ff4b4b"/>
      </g>
      <rect x="46" y="110" width="36" height="5" rx="2.5" fill="#3b4a5e"/>
    </svg>
    """
}
